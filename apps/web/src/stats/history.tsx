import { numeral } from '@athanor/kernel'
import { Link } from 'wouter'
import { moment } from '../lobby/status.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { useWords } from '../words/words.tsx'
import css from './chart.module.css'
import { Chart, HIGH } from './chart.tsx'
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
      draw={(width) => <Points games={games} width={width} />}
    >
      <DataTable caption={ui('stats.history')} columns={columns} rows={games} keyOf={({ id }) => id} />
    </Chart>
  )
}

const LEFT = 48
const RIGHT = 20
const TOP = 16
const FOOT = 28

function Points({ games, width }: { readonly games: readonly ScoredGame[]; readonly width: number }) {
  const { language } = useWords()
  const ticks = ticksOf(games.map(({ score }) => score))
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  const y = (score: number): number => TOP + ((HIGH - TOP - FOOT) * (high - score)) / (high - low)
  const x = (i: number): number => LEFT + ((width - LEFT - RIGHT) * (i + 0.5)) / games.length
  const day = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text className={css.scale} x={LEFT - 8} y={y(tick) + 5} textAnchor="end">
            {numeral(tick)}
          </text>
        </g>
      ))}
      <polyline className={css.line} points={games.map(({ score }, i) => `${x(i)},${y(score)}`).join(' ')} />
      {games.map(({ id, score, won }, i) => (
        <Mark key={id} x={x(i)} y={y(score)} won={won} />
      ))}
      <text className={css.scale} x={LEFT} y={HIGH - 8}>
        {day(games[0]!.at)}
      </text>
      {games.length > 1 && (
        <text className={css.scale} x={width - RIGHT} y={HIGH - 8} textAnchor="end">
          {day(games.at(-1)!.at)}
        </text>
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
