import { type OpponentView, opponentBoardScore, type PlayerView, POOL_LIMIT } from '@athanor/spellbook'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'
import { Animal } from './animals.tsx'
import { learnedOf, others, SPACES } from './book.ts'
import { FirstPlayer } from './first-player.tsx'
import { familiarPlace, poolPlace } from './handles.ts'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import { useNameOf } from './names.ts'
import { WhenIcon } from './phase.tsx'
import css from './rivals.module.css'
import { useTell } from './texts/index.ts'
import { Volume } from './volume.tsx'

/** So many strips have room for larger tokens. */
const FEW = 2

/** Everybody else at the table, a strip each. */
export function Rivals() {
  const { view } = useMoment()
  const [opened, open] = useState<number>()
  const few = others(view).length <= FEW
  const shown = opened === undefined ? undefined : view.players[opened]
  return (
    <div className={css.rivals} data-few={few || undefined}>
      {others(view).map((player) => (
        <Rival key={player.seat} player={player} onOpen={() => open(player.seat)} />
      ))}
      {view.opponent && <Automaton opponent={view.opponent} />}
      {shown && <Volume player={shown} onClose={() => open(undefined)} />}
    </div>
  )
}

function Rival({ player, onOpen }: { readonly player: PlayerView; onOpen(): void }) {
  const { view } = useMoment()
  const nameOf = useNameOf()
  const tell = useTell()
  const { seat, pool, familiar, familiarScore, score } = player
  const name = nameOf(seat)
  return (
    <section className={css.rival} aria-label={name} data-active={seat === view.active || undefined}>
      <button type="button" className={css.name} onClick={onOpen}>
        <Animal seat={seat} className={css.animal} />
        <span>{name}</span>
        {seat === view.first && <FirstPlayer />}
        {view.toAct.includes(seat) && <i title={tell('to-act')}>…</i>}
        <b className={css.score}>
          {score} <small>{tell('points.short')}</small>
        </b>
      </button>
      <Shelf player={player} />
      <Tokens
        tokens={pool}
        all={POOL_LIMIT}
        place={(i) => poolPlace(seat, i)}
        label={tell('pool.of', { n: pool.length, all: POOL_LIMIT })}
      />
      <div className={css.track}>
        <Tokens
          tokens={familiar}
          all={SPACES}
          place={(i) => familiarPlace(seat, i)}
          label={`${tell('familiar.of', { n: familiar.length, all: SPACES })}, ${tell('points', { n: familiarScore })}`}
          small
        />
        <b className={css.worth} aria-hidden="true">
          {familiarScore}
        </b>
      </div>
    </section>
  )
}

/** What somebody has learned: a cell a card, with level and rune. */
function Shelf({ player }: { readonly player: PlayerView }) {
  const { view } = useMoment()
  const { say } = useWords()
  const tell = useTell()
  return (
    <ul className={css.shelf}>
      {view.spells.map((spell) => {
        const card = learnedOf(player, spell)
        const name = say({ key: `spell.${spell}` })
        const label = card
          ? tell('say.learned', { spell: name, level: card.level, rune: say({ key: `rune.${card.rune}` }) })
          : undefined
        return (
          <li
            key={spell}
            className={css.card}
            data-place={`book.${player.seat}.${spell}`}
            title={label ?? name}
            data-known={card && true}
          >
            <Materia token={spell.charAt(0) + (card?.rune ?? '')} />
            {card && <b aria-hidden="true">{card.level}</b>}
            {label && <span className="unseen">{label}</span>}
          </li>
        )
      })}
    </ul>
  )
}

interface TokensProps {
  readonly tokens: readonly string[]
  readonly all: number
  place(i: number): string
  readonly label: string
  readonly small?: boolean
  readonly marks?: readonly number[]
}

/** A row of tokens with the free spaces behind them. */
function Tokens({ tokens, all, place, label, small, marks = [] }: TokensProps) {
  const { say } = useWords()
  const tell = useTell()
  const named = tokens.map((token) => say({ key: `token.${token}` }))
  return (
    <div className={css.tokens} data-small={small} title={label}>
      <span className="unseen">{[label, ...named].join(', ')}</span>
      {Array.from({ length: all }, (_, i) => {
        const token = tokens[i]
        const clears = marks.includes(i + 1)
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a space has nothing but its place
            key={i}
            className={css.space}
            data-clears={clears || undefined}
            data-place={place(i)}
            title={clears ? tell('rival.clears') : undefined}
          >
            {token ? <Materia token={token} /> : clears && <WhenIcon when="altar" className={css.moon} />}
          </span>
        )
      })}
    </div>
  )
}

/** The automatic opponent of a game alone. */
function Automaton({ opponent }: { readonly opponent: OpponentView }) {
  const tell = useTell()
  const { board, pool, score, spaces, altarSpaces, boardScore } = opponent
  const all = board.length + spaces
  const filled = [
    tell('rival.board', { n: board.length, all }),
    tell('points', { n: boardScore }),
    ...(spaces > 0 ? [tell('familiar.next', { n: opponentBoardScore(board.length + 1) })] : []),
  ].join(', ')
  const kept = `${tell('rival.pool', { n: pool.length })}, ${tell('points', { n: pool.length })}`
  return (
    <section className={`${css.rival} ${css.automaton}`} aria-label={tell('rival')}>
      <p className={css.name}>
        <span>{tell('rival')}</span>
        <b className={css.score}>
          {score} <small>{tell('points.short')}</small>
        </b>
      </p>
      <p className={css.caption}>
        {filled} · {kept}
      </p>
      <Tokens tokens={board} all={all} place={(i) => `rival.${i}`} label={filled} marks={altarSpaces} />
      <div data-place="rival-pool">
        <Tokens tokens={pool} all={Math.max(pool.length, 1)} place={(i) => `rival-pool.${i}`} label={kept} />
      </div>
    </section>
  )
}
