import { type Language, Refusal } from '@athanor/kernel'
import { Command, CommanderError } from 'commander'
import type { Io } from './io.ts'
import { languageOf } from './language.ts'
import { Mistake, WordedMistake } from './mistake.ts'
import { harmless } from './paint.ts'
import { count, duration, language, share, tableOption } from './parsers.ts'

export const EXIT = { ok: 0, failed: 1, mistake: 2, bug: 70 } as const

/** Runs the program and returns its exit code. */
export async function athanor(args: readonly string[], io: Io): Promise<number> {
  const run: Run = { code: EXIT.ok, language: 'en' }
  try {
    const program = programFor(io, run)
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return run.code
  } catch (error) {
    return failure(error, io, run)
  }
}

/** What is known once a command has begun. */
interface Run {
  code: number
  language: Language
  /** The file that is being read, to name it when something is wrong with it. */
  file?: string
}

async function failure(error: unknown, io: Io, { language, file }: Run): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.ok
    io.err(`athanor: ${harmless(error.message.replace(/^error: /, ''))}`)
    return EXIT.mistake
  }
  if (error instanceof WordedMistake) {
    const { reasonsInWords } = await import('./reasons.ts')
    io.err(`athanor: ${harmless(reasonsInWords([error.phrase], language))}`)
    return EXIT.mistake
  }
  if (error instanceof Mistake) {
    io.err(`athanor: ${harmless(error.message)}`)
    return EXIT.mistake
  }
  if (error instanceof Refusal) {
    const { reasonsInWords } = await import('./reasons.ts')
    const about = file === undefined ? '' : `${file}: `
    io.err(`athanor: ${harmless(about + reasonsInWords(error.reasons, language))}`)
    return EXIT.mistake
  }
  const bug = error instanceof Error ? error : new Error(String(error))
  io.err(`athanor: this is a bug in athanor: ${harmless(bug.message)} (ATHANOR_DEBUG=1 shows where)`)
  if (io.env.ATHANOR_DEBUG) io.err(bug.stack ?? '')
  return EXIT.bug
}

/** The commands. Each is loaded only when it is called, so that none waits for the others. */
function programFor(io: Io, run: Run): Command {
  const program = new Command('athanor')
    .description('Board games of magic: play them, simulate them, replay and check them.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => {} })
    .configureHelp({ showGlobalOptions: false })
    .helpCommand(false)
    .version('0.1.0')

  const lang = ['--lang <language>', 'en, pl or ru', language] as const
  const players = ['--players <n>', 'how many sit at the table', count(1, 99)] as const
  const seed = ['--seed <text>', 'the seed of all chance; a fresh one by default'] as const
  const data = ['--data <file>', 'a corrected table of component values; see athanor data'] as const
  const option = ['--option <name=value>', 'an option of the table; repeat it for more'] as const
  const hindsight = [
    '--hindsight <share>',
    'how far the end of a game teaches; below 1 the next positions teach too',
  ] as const
  const jobs = ['--jobs <n>', 'how many processes; as many as cores by default', count(1, 256)] as const

  program
    .command('play')
    .description('play in the terminal against bots')
    .argument('[game]', 'which game; see athanor games', 'spellbook')
    .option(...players, 2)
    .option('--seat <n>', 'your seat, from 1', count(1, 99), 1)
    .option(...seed)
    .option(...lang, languageOf(io.env))
    .option(...option, tableOption, {})
    .option(...data)
    .option('--name <name>', 'your name')
    .option('--save <file>', 'keep the record of the game in this file')
    .option('--resume <file>', 'go on with a game that was kept; its game, players and options are the recorded ones')
    .option('--bots <names>', 'the other seats, separated by commas; one name for all', 'adept')
    .action(async (game, options) => {
      run.language = options.lang
      const { play, resume } = await import('./commands/play.ts')
      run.code =
        options.resume === undefined ? await play(game, options, io) : await resume(options.resume, options, io)
    })

  program
    .command('sim')
    .description('play many games among bots and tell how they went')
    .argument('<game>', 'which game; see athanor games')
    .option(...players, 2)
    .option('--games <n>', 'how many games', count(1), 1000)
    .option(...lang, languageOf(io.env))
    .option('--bots <names>', 'one bot a seat, separated by commas; one name for all; random, or adept with --cards')
    .option(...seed)
    .option(...option, tableOption, {})
    .option(...data)
    .option('--json', 'print one JSON object')
    .option('--records <folder>', 'keep the record of every game there')
    .option('--cards', 'tell what became of each card: drafted, played, won with, points')
    .option('--csv', 'the same as comma-separated values')
    .action(async (game, options) => {
      run.language = options.lang
      const { sim } = await import('./commands/sim.ts')
      run.code = sim(game, options, io)
    })

  program
    .command('duel')
    .description('find out which of two bots is better, and by how much')
    .argument('<game>', 'which game; see athanor games')
    .argument('<challenger>', 'the bot at one seat')
    .argument('<defender>', 'the bot at all the others')
    .option(...players, 2)
    .option('--games <n>', 'how many games; every seed is played from each seat', count(1), 400)
    .option(...seed)
    .option(...option, tableOption, {})
    .option(...data)
    .option(...jobs)
    .option('--json', 'print one JSON object')
    .action(async (game, challenger, defender, options) => {
      const { duel } = await import('./commands/duel.ts')
      run.code = await duel(game, challenger, defender, options, io)
    })

  program
    .command('tune')
    .description('let the bots learn from games against themselves what things are worth')
    .argument('<game>', 'which game; see athanor games')
    .option('--players <n>', 'how many sit at the table; by default games are played at several tables', count(1, 99))
    .option('--games <n>', 'games to learn from, each generation', count(1), 1000)
    .option('--generations <n>', 'how often to learn', count(1, 1000), 3)
    .option('--duel <n>', 'games to compare a generation with the one before', count(2), 200)
    .option('--astray <share>', 'how often a move in these games is any move', share, 0.1)
    .option('--positions <n>', 'about so many positions of a game are kept', count(1, 1000), 24)
    .option(...hindsight, share, 1)
    .option('--memory <share>', 'the last generations to learn from, as a share of all so far', share, 1)
    .option('--seed <text>', 'the seed of all chance', 'tune')
    .option(...option, tableOption)
    .option('--fresh', 'begin without the weights that the game has')
    .option('--master', 'learn what only masters shall know; best from many games')
    .option('--out <file>', 'where to keep the weights; by default where the bots find them')
    .option(...jobs)
    .action(async (game, options) => {
      const { tune } = await import('./commands/tune.ts')
      run.code = await tune(game, options, io)
    })

  program
    .command('study')
    .description('let masters learn from games of bots against themselves how things work together')
    .argument('<game>', 'which game; see athanor games')
    .option('--players <n>', 'how many sit at the tables for which they learn', count(2, 99), 2)
    .option('--games <n>', 'games to learn from, each generation', count(1), 24_000)
    .option('--generations <n>', 'how often to learn', count(1, 1000), 3)
    .option('--duel <n>', 'games to compare a generation with the best before', count(2), 800)
    .option('--astray <share>', 'how often a move is any move, before the part of a game that is kept', share, 0.1)
    .option(
      '--positions <n>',
      'about so many positions of a game would be kept if all of it were',
      count(1, 1000),
      1000,
    )
    .option('--memory <share>', 'the last generations to learn from, as a share of all so far', share, 1)
    .option('--mixed', 'every other game of the first generation goes astray only up to a moment, as all later ones do')
    .option('--footing', 'begin with what the weights say, and be drawn to it')
    .option('--units <n>', 'how many hidden units the network has', count(1, 1000), 24)
    .option('--rounds <n>', 'how often every position is looked at', count(1, 1000), 6)
    .option(...hindsight, share, 1)
    .option('--seed <text>', 'the seed of all chance', 'study')
    .option(...option, tableOption)
    .option('--fresh', 'begin without the insight that the game has')
    .option('--out <file>', 'where to keep the insight; by default where the bots find it')
    .option(...jobs)
    .action(async (game, options) => {
      const { study } = await import('./commands/study.ts')
      run.code = await study(game, options, io)
    })

  program
    .command('calibrate')
    .description('compare the chances that bots see with what came of them')
    .argument('<game>', 'which game; see athanor games')
    .option(...players, 2)
    .option('--games <n>', 'how many games of adepts', count(1), 200)
    .option('--seed <text>', 'the seed of all chance', 'calibrate')
    .option(
      '--bot <bot>',
      'who is asked for the chances, knowing what a seat knows; by default an adept that sees all cards',
    )
    .option(...option, tableOption, {})
    .option(...jobs)
    .option('--json', 'print one JSON object')
    .action(async (game, options) => {
      const { calibrate } = await import('./commands/calibrate.ts')
      run.code = await calibrate(game, options, io)
    })

  program
    .command('serve')
    .description('run the server: people, tables and bots on one port; settings come from the environment')
    .action(async () => {
      const { serve } = await import('./commands/serve.ts')
      run.code = await serve(io)
    })

  program
    .command('backup')
    .description('write everything that the server keeps into a file, while it runs')
    .argument('<file>', 'a new file')
    .action(async (file) => {
      const { backup } = await import('./commands/serve.ts')
      run.code = await backup(file, io)
    })

  program
    .command('restore')
    .description('put a backup in the place of what the server keeps; stop the server first')
    .argument('<file>', 'what athanor backup has written')
    .action(async (file) => {
      const { restore } = await import('./commands/serve.ts')
      run.code = await restore(file, io)
    })

  program
    .command('replay')
    .description('watch a recorded game')
    .argument('<file>', 'a record, as JSON or in notation; - is the standard input')
    .option(...lang, languageOf(io.env))
    .option('--all', 'tell the whole game at once')
    .option('--notation', 'print the game in notation')
    .option('--json', 'print the record as JSON')
    .action(async (file, options) => {
      run.file = file
      run.language = options.lang
      const { replay } = await import('./commands/replay.ts')
      run.code = await replay(file, options, io)
    })

  program
    .command('hint')
    .description('what a bot would do at a moment of a recorded game, and why')
    .argument('<file>', 'a record, as JSON or in notation; - is the standard input')
    .option(...lang, languageOf(io.env))
    .option('--bot <name>', 'who is asked', 'master')
    .option('--at <n>', 'after so many moves; at the end of the record by default', count(0))
    .option('--seat <n>', 'for which seat, from 1; by default for whoever is to act', count(1, 99))
    .option('--seed <text>', "the seed of the bot's chance", 'hint')
    .option('--json', 'print one JSON object')
    .action(async (file, options) => {
      run.file = file
      run.language = options.lang
      const { hint } = await import('./commands/hint.ts')
      run.code = hint(file, options, io)
    })

  program
    .command('analyse')
    .description('the chances of winning at every decision of a finished game, and the moments that decided it')
    .argument('<file>', 'a record, as JSON or in notation; - is the standard input')
    .option(...lang, languageOf(io.env))
    .option('--iterations <n>', 'how long to think about each decision', count(1, 1_000_000), 400)
    .option('--seed <text>', "the seed of the bots' chance", 'analyse')
    .option(...jobs)
    .option('--json', 'print one JSON object')
    .action(async (file, options) => {
      run.file = file
      run.language = options.lang
      const { analyse } = await import('./commands/analyse.ts')
      run.code = await analyse(file, options, io)
    })

  program
    .command('verify')
    .description('check a record: its moves, its end, and that nobody chose the dice')
    .argument('<file>', 'a record, as JSON or in notation; - is the standard input')
    .option(...lang, 'en')
    .option('--commitment <text>', 'what the table showed before the game, to be sure that it is the same')
    .option('--nonce <text>', 'what you put into the seed, to be sure that it was used')
    .action(async (file, options) => {
      run.file = file
      run.language = options.lang
      const { verify } = await import('./commands/verify.ts')
      run.code = verify(file, options, io)
    })

  program
    .command('conform')
    .description('play random games and check after every move what must hold for any game')
    .argument('[game]', 'which game; all by default')
    .option('--games <n>', 'how many games', count(1), 1000)
    .option('--from <n>', 'the number of the first game', count(0), 0)
    .option('--every <n>', 'examine every n-th decision in full, for very long runs', count(1, 1000), 1)
    .option(...seed)
    .option('--players <n>', 'only tables of this size', count(1, 99))
    .option(...option, tableOption, {})
    .option(...jobs)
    .action(async (game, options) => {
      const { conform } = await import('./commands/conform.ts')
      run.code = await conform(game, options, io)
    })

  program
    .command('bench')
    .description('measure how fast the games run on one core')
    .argument('[game]', 'which game; all by default')
    .option('--seconds <s>', 'how long to measure each table', duration, 3)
    .option('--json', 'print one JSON object')
    .option('--no-write', 'leave bench/results.json as it is, as with one game')
    .action(async (game, options) => {
      const { bench } = await import('./commands/bench.ts')
      run.code = await bench(game, options, io)
    })

  program
    .command('load')
    .description('put a server under load on this machine and tell how it bears it')
    .argument('[game]', 'which game', 'seasons')
    .option('--tables <n>', 'live tables, each with two sockets', count(1, 5000), 1000)
    .option('--seconds <s>', 'how long to measure each time', duration, 8)
    .option('--rate <n>', 'moves a second, when it is not as fast as it goes', count(1, 100_000), 2000)
    .option('--idle <n>', 'idle sockets', count(1, 15_000), 10_000)
    .option('--database <url>', 'an empty PostgreSQL to measure too')
    .option('--json', 'print one JSON object')
    .option('--no-write', 'leave bench/load.json as it is')
    .action(async (game, options) => {
      const { load } = await import('./commands/load.ts')
      run.code = await load(game, options, io)
    })

  program
    .command('games')
    .description('list the games, their table sizes and options')
    .option(...lang, languageOf(io.env))
    .action(async (options) => {
      run.language = options.lang
      const { games } = await import('./commands/games.ts')
      run.code = games(options, io)
    })

  program
    .command('data')
    .description('print the component values of a game, or check a corrected table')
    .argument('<game>', 'which game')
    .option('--file <file>', 'the corrected table; - is the standard input')
    .option(...lang, languageOf(io.env))
    .action(async (game, options) => {
      run.language = options.lang
      const { data } = await import('./commands/data.ts')
      run.code = data(game, options, io)
    })

  return program
}
