import { numeral } from '@athanor/kernel'
import { Link } from 'wouter'
import { moment } from '../lobby/status.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { useWords } from '../words/words.tsx'
import css from './chart.module.css'
import { type Area, BELOW, Chart, Scale } from './chart.tsx'
import type { ScoredGame } from './mine.ts'
import { useRivalName } from './rival-name.ts'
import { ticksOf } from './scale.ts'

/** Points from game to game as a line; a mark's shape tells whether the game was won. */
export function History({ games }: { readonly games: readonly ScoredGame[] }) {
  const { ui, language } = useWords()
  const nameOf = useRivalName()
  const columns: readonly Column<ScoredGame>[] = [
    {
      label: ui('stats.when'),
      value: ({ at }) => at,
      show: ({ id, at }) => <Link href={`/replay/${id}`}>{moment(at, language)}</Link>,
    },
    { label: ui('stats.points'), value: ({ score }) => score },
    { label: ui('stats.place'), value: ({ place }) => place },
    { label: ui('stats.outcome'), value: ({ won }) => ui(won ? 'stats.outcome-won' : 'stats.outcome-lost') },
    { label: ui('stats.against'), value: ({ others }) => others.map(nameOf).join(', ') },
  ]
  return (
    <Chart
      title={ui('stats.history')}
      legend={ui('stats.history.key')}
      draw={(area) => <Points games={games} area={area} />}
    >
      <DataTable caption={ui('stats.history')} columns={columns} rows={games} keyOf={({ id }) => id} />
    </Chart>
  )
}

/** The room that points need beside the picture. */
const LABEL = 34

function Points({ games, area }: { readonly games: readonly ScoredGame[]; readonly area: Area }) {
  const { right, top, bottom } = area
  const left = area.left + LABEL
  const { language } = useWords()
  const ticks = ticksOf(games.map(({ score }) => score))
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const y = (score: number): number => top + ((bottom - top) * (high - score)) / (high - low)
  const x = (i: number): number => left + ((right - left) * (i + 0.5)) / games.length
  const day = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <Scale x={left - 8} y={y(tick) + 5} textAnchor="end">
            {numeral(tick)}
          </Scale>
        </g>
      ))}
      <polyline className={css.line} points={games.map(({ score }, i) => `${x(i)},${y(score)}`).join(' ')} />
      {games.map(({ id, score, won }, i) => (
        <Mark key={id} x={x(i)} y={y(score)} won={won} />
      ))}
      <Scale x={left} y={bottom + BELOW}>
        {day(games[0]!.at)}
      </Scale>
      {games.length > 1 && (
        <Scale x={right} y={bottom + BELOW} textAnchor="end">
          {day(games.at(-1)!.at)}
        </Scale>
      )}
    </>
  )
}

function Mark({ x, y, won }: { readonly x: number; readonly y: number; readonly won: boolean }) {
  return won ? (
    <path className={css.won} d={`M${x},${y - 8} l8,8 l-8,8 l-8,-8 z`} />
  ) : (
    <circle className={css.lost} cx={x} cy={y} r={5} />
  )
}
