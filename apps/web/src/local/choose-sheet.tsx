import type { Options } from '@athanor/kernel'
import { Suspense, use, useState } from 'react'
import { useLocation } from 'wouter'
import { FACTS } from '../facts.ts'
import { type GameId, loadGame } from '../games.ts'
import { BOT_LEVELS, type BotLevel } from '../net/cards.ts'
import { Choice } from '../ui/choice.tsx'
import { Form, Send } from '../ui/form.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useWords, WordsProvider } from '../words/words.tsx'
import { playAddress, USUAL_BOT, usualPlayers } from './address.ts'
import { fitting } from './fitting.ts'
import { GameOptions } from './game-options.tsx'

/** How to play a game against bots: for how many, against whom, by which rules. */
export function ChooseSheet({ game, onClose }: { readonly game: GameId; onClose(): void }) {
  const { ui } = useWords()
  return (
    <Sheet title={ui(`game.${game}`)} onClose={onClose}>
      <Suspense fallback={<p>{ui('loading')}</p>}>
        <ChooseForm game={game} />
      </Suspense>
    </Sheet>
  )
}

function ChooseForm({ game }: { readonly game: GameId }) {
  const { rules, defaults } = use(loadGame(game))
  const { ui } = useWords()
  const [, navigate] = useLocation()
  const [players, setPlayers] = useState(usualPlayers(FACTS[game].players))
  const [bots, setBots] = useState<BotLevel>(USUAL_BOT)
  const [options, setOptions] = useState<Options>({})
  const begin = (): void =>
    navigate(playAddress({ game, players, bots, options: fitting(rules.options, players, options) }))
  return (
    <Form onSend={begin}>
      <Choice
        label={ui('choose.players')}
        value={players}
        values={FACTS[game].players}
        word={String}
        onPick={setPlayers}
      />
      {players > 1 && (
        <Choice
          label={ui('choose.bot')}
          value={bots}
          values={BOT_LEVELS}
          word={(level) => ui(`bot.${level}`)}
          about={(level) => `${ui(`bot.${level}`)}: ${ui(`bot.${level}.about`)}`}
          onPick={(level) => setBots(level)}
        />
      )}
      <WordsProvider game={rules.texts}>
        <GameOptions
          specs={rules.options}
          players={players}
          chosen={options}
          usual={defaults?.()}
          onChange={setOptions}
        />
      </WordsProvider>
      <Send>{ui('choose.go')}</Send>
    </Form>
  )
}
