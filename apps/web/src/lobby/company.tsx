import { BOT_LEVELS } from '../net/cards.ts'
import { Choice } from '../ui/choice.tsx'
import { useWords } from '../words/words.tsx'
import type { BotWish } from './first-bots.ts'

interface CompanyProps {
  readonly players: number
  readonly sizes: readonly number[]
  readonly bots: BotWish
  onPlayers(players: number): void
  onBots(bots: BotWish): void
}

/** How many sit at the table, and how many of them are bots from the beginning. */
export function Company({ players, sizes, bots, onPlayers, onBots }: CompanyProps) {
  const { ui } = useWords()
  const counts = Array.from({ length: players }, (_, n) => n)
  const count = Math.min(bots.count, players - 1)
  return (
    <>
      <Choice label={ui('choose.players')} value={players} values={sizes} word={String} onPick={onPlayers} />
      {players > 1 && (
        <Choice
          label={ui('create.bots')}
          value={count}
          values={counts}
          word={String}
          about={() => ui('create.bots.about')}
          onPick={(n) => onBots({ ...bots, count: n })}
        />
      )}
      {count > 0 && (
        <Choice
          label={ui('choose.bot')}
          value={bots.level}
          values={BOT_LEVELS}
          word={(level) => ui(`bot.${level}`)}
          about={(level) => `${ui(`bot.${level}`)}: ${ui(`bot.${level}.about`)}`}
          onPick={(level) => onBots({ ...bots, level })}
        />
      )}
    </>
  )
}
