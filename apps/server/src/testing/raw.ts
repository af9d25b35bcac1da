import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection to a server, for bytes that no client would send. */
export function rawSocket(url: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  return socket
}

/** Sends just this, and resolves to the status of the answer. */
export async function rawStatus(url: string, request: string): Promise<number> {
  const socket = rawSocket(url)
  socket.write(request)
  const [data] = await once(socket, 'data')
  socket.destroy()
  return Number(String(data).split(' ')[1])
}

/** Sends just this, and resolves to everything that comes until the server closes the connection. */
export async function rawAnswer(url: string, request: string): Promise<string> {
  const socket = rawSocket(url)
  socket.write(request)
  let answer = ''
  for await (const data of socket) answer += String(data)
  return answer
}
