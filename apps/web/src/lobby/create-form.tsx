import type { Options } from '@athanor/kernel'
import { use, useCallback } from 'react'
import { useLocation } from 'wouter'
import { asPerson } from '../account/account.ts'
import { GuestName, useGuestName } from '../account/guest-name.tsx'
import { FACTS } from '../facts.ts'
import { GAME_IDS, type GameId, loadGame } from '../games.ts'
import { usualPlayers } from '../local/address.ts'
import { fitting } from '../local/fitting.ts'
import { GameOptions } from '../local/game-options.tsx'
import { api } from '../net/api.ts'
import type { TableWish } from '../net/cards.ts'
import { useAction } from '../net/use-action.ts'
import { Choice } from '../ui/choice.tsx'
import { Columns, Form, Send } from '../ui/form.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { dropDrafts, useDraft } from '../ui/use-draft.ts'
import { useWords, WordsProvider } from '../words/words.tsx'
import { Company } from './company.tsx'
import { type BotWish, NO_BOTS, seatBots } from './first-bots.ts'
import { USUAL_PACE } from './pace.ts'
import { PaceFields } from './pace-fields.tsx'
import { giveShare } from './share.ts'

type House = Omit<TableWish, 'game' | 'players' | 'options'>

const USUAL_HOUSE: House = { pace: USUAL_PACE.untimed, onTimeout: 'bot', hidden: false, delay: 0 }

/** Everything about a new table, with what most people want chosen already. */
export function CreateForm({ first }: { readonly first: GameId }) {
  const { ui } = useWords()
  const [, navigate] = useLocation()
  const [name, setName] = useGuestName()
  const draft = `create.${first}`
  const [game, setGame] = useDraft(`${draft}.game`, first)
  const [players, setPlayers] = useDraft(`${draft}.players`, usualPlayers(FACTS[first].players))
  const [options, setOptions] = useDraft<Options>(`${draft}.options`, {})
  const [house, setHouse] = useDraft(`${draft}.house`, USUAL_HOUSE)
  const [bots, setBots] = useDraft<BotWish>(`${draft}.bots`, NO_BOTS)
  const { rules, defaults } = use(loadGame(game))
  const usual = defaults?.()
  const { run, busy, fault } = useAction(
    useCallback(
      async (wish: TableWish, bots: BotWish) => {
        await asPerson(name)
        const card = await api.create(wish)
        await seatBots(card, bots)
        if (wish.players === 1) await api.start((await giveShare(card)).id)
        dropDrafts(draft)
        navigate(`/table/${card.id}`)
      },
      [name, navigate, draft],
    ),
  )
  const pickGame = (next: GameId): void => {
    setGame(next)
    if (!FACTS[next].players.includes(players)) setPlayers(usualPlayers(FACTS[next].players))
  }
  const create = (): void =>
    run({ ...house, game, players, options: fitting(rules.options, players, { ...usual, ...options }) }, bots)
  return (
    <WordsProvider game={rules.texts}>
      <Form onSend={create}>
        <GuestName name={name} onChange={setName} />
        <Columns>
          <Choice
            label={ui('create.game')}
            value={game}
            values={GAME_IDS}
            word={(id) => ui(`game.${id}`)}
            onPick={(id) => pickGame(id)}
          />
          <Company players={players} sizes={FACTS[game].players} bots={bots} onPlayers={setPlayers} onBots={setBots} />
          <Choice
            label={ui('create.who')}
            value={house.hidden ? 'hidden' : 'open'}
            values={['open', 'hidden'] as const}
            word={(who) => ui(`create.who.${who}`)}
            onPick={(who) => setHouse({ ...house, hidden: who === 'hidden' })}
          />
          <PaceFields house={house} onChange={(changes) => setHouse({ ...house, ...changes })} />
          <Choice
            label={ui('create.watch')}
            value={house.delay}
            values={[0, 60, 600, -1] as const}
            word={(delay) => ui(delay < 0 ? 'create.watch.none' : `create.watch.${delay as 0 | 60 | 600}`)}
            onPick={(delay) => setHouse({ ...house, delay })}
          />
        </Columns>
        <Panel title={ui('choose.options')}>
          <GameOptions specs={rules.options} players={players} chosen={options} usual={usual} onChange={setOptions} />
        </Panel>
        <FaultLine of={fault} />
        <Send disabled={busy}>{ui('create.go')}</Send>
      </Form>
    </WordsProvider>
  )
}
