import { type Count, numeral } from '@athanor/kernel'
import { DataTable } from '../ui/data-table.tsx'
import { useWords } from '../words/words.tsx'
import css from './chart.module.css'
import { Chart, HIGH } from './chart.tsx'
import { type Bin, binsOf } from './scale.ts'

const rangeOf = ({ from, to }: Bin): string => (from === to ? numeral(from) : `${numeral(from)} … ${numeral(to)}`)

/** How often which points were reached, as bars. */
export function Spread({ scores }: { readonly scores: readonly Count[] }) {
  const { ui } = useWords()
  const bins = binsOf(scores)
  return (
    <Chart title={ui('stats.spread')} draw={(width) => <Bars bins={bins} width={width} />}>
      <DataTable
        caption={ui('stats.spread')}
        keyOf={({ from }) => from}
        rows={bins}
        columns={[
          { label: ui('stats.points'), value: ({ from }) => from, show: rangeOf },
          { label: ui('stats.times'), value: ({ times }) => times },
        ]}
      />
    </Chart>
  )
}

const TOP = 24
const FOOT = 26
const SIDE = 10
/** The room that a number needs below the bars. */
const LABEL = 36

function Bars({ bins, width }: { readonly bins: readonly Bin[]; readonly width: number }) {
  const most = Math.max(1, ...bins.map(({ times }) => times))
  const each = (width - 2 * SIDE) / bins.length
  const every = Math.ceil(LABEL / each)
  return bins.map(({ from, times }, i) => {
    const height = ((HIGH - TOP - FOOT) * times) / most
    const x = SIDE + i * each
    return (
      <g key={from}>
        <rect className={css.bar} x={x + 2} y={HIGH - FOOT - height} width={each - 4} height={height} />
        {times > 0 && (
          <text x={x + each / 2} y={HIGH - FOOT - height - 5} textAnchor="middle">
            {times}
          </text>
        )}
        {i % every === 0 && (
          <text className={css.scale} x={x + 2} y={HIGH - 8}>
            {numeral(from)}
          </text>
        )}
      </g>
    )
  })
}
