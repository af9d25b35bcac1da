import { createInterface } from 'node:readline'

/** The world around a command. Tests put their own in its place. */
export interface Io {
  out(text: string): void
  err(text: string): void
  /** The next line a person types, or undefined at the end of input. */
  ask(prompt: string): Promise<string | undefined>
  /** Begins a fresh screen, where there is one. */
  clear(): void
  /** A person sits at a terminal. */
  readonly interactive: boolean
  /** Whether progress can be shown beside the output. */
  readonly progress: boolean
  readonly colour: boolean
  readonly width: number
  /** Lines of the screen; Infinity if it has no end. */
  readonly height: number
  readonly env: { readonly [name: string]: string | undefined }
  close(): void
}

const MOST_COLUMNS = 100

/** Keyboard and screen, or whatever stands in for them in a pipe. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process
  const interactive = stdin.isTTY === true && stdout.isTTY === true
  let lines: Lines | undefined
  // Whoever reads our output may have seen enough, `head` for instance.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
  return {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    ask: (prompt) => {
      lines ??= readLines(interactive)
      return lines.next(prompt)
    },
    clear: () => {
      if (interactive) stdout.write('\x1b[2J\x1b[H')
    },
    interactive,
    progress: stderr.isTTY === true,
    colour: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    get width() {
      return Math.min(stdout.columns || MOST_COLUMNS, MOST_COLUMNS)
    },
    get height() {
      return stdout.isTTY ? stdout.rows || 24 : Number.POSITIVE_INFINITY
    },
    env,
    close: () => lines?.close(),
  }
}

interface Lines {
  next(prompt: string): Promise<string | undefined>
  close(): void
}

/** Lines as they come. Readline alone drops the lines of a pipe that arrive while nobody asks. */
function readLines(interactive: boolean): Lines {
  const { stdin, stdout } = process
  const reader = createInterface({ input: stdin, ...(interactive && { output: stdout }), terminal: interactive })
  const waiting: string[] = []
  let ended = false
  let give: ((line: string | undefined) => void) | undefined
  reader.on('line', (line) => {
    if (give) give(line)
    else waiting.push(line)
    give = undefined
  })
  reader.on('close', () => {
    ended = true
    give?.(undefined)
  })
  reader.on('SIGINT', () => reader.close())

  const line = (): Promise<string | undefined> => {
    if (waiting.length > 0 || ended) return Promise.resolve(waiting.shift())
    return new Promise((resolve) => {
      give = resolve
    })
  }
  const next = async (prompt: string): Promise<string | undefined> => {
    if (interactive && !ended) {
      reader.setPrompt(prompt)
      reader.prompt()
    } else stdout.write(prompt)
    const typed = await line()
    // A pipe echoes nothing: the answers are written down, so that the output reads like a conversation.
    if (typed === undefined || !interactive) stdout.write(`${typed ?? ''}\n`)
    return typed
  }
  return { next, close: () => reader.close() }
}
