// A worker for bots that does what the name of the bot says; a well one answers with the number of the question, a
// self-centred one with its own.
import { parentPort, threadId } from 'node:worker_threads'

const breakDown = () => {
  throw new Error('out of its mind')
}

parentPort.on('message', ({ id, bot }) => {
  if (bot === 'crash') breakDown()
  if (bot === 'leave') process.exit()
  if (bot === 'late-crash') setTimeout(breakDown, 50)
  while (bot === 'hang');
  parentPort.postMessage({ id, move: bot === 'self-centred' ? threadId : id })
})

parentPort.postMessage('up')
