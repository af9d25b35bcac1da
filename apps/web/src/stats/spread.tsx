import { type Count, numeral } from '@athanor/kernel'
import { DataTable } from '../ui/data-table.tsx'
import { useWords } from '../words/words.tsx'
import css from './chart.module.css'
import { type Area, BELOW, Chart, Scale } from './chart.tsx'
import { type Bin, binsOf } from './scale.ts'

const rangeOf = ({ from, to }: Bin): string => (from === to ? numeral(from) : `${numeral(from)} … ${numeral(to)}`)

/** How often which points were reached, as bars. */
export function Spread({ scores }: { readonly scores: readonly Count[] }) {
  const { ui } = useWords()
  const bins = binsOf(scores)
  return (
    <Chart title={ui('stats.spread')} draw={(area) => <Bars bins={bins} area={area} />}>
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

/** The room that a number needs below the bars. */
const LABEL = 36

function Bars({ bins, area }: { readonly bins: readonly Bin[]; readonly area: Area }) {
  const { left, right, top, bottom } = area
  const most = Math.max(1, ...bins.map(({ times }) => times))
  const each = (right - left) / bins.length
  const every = Math.ceil(LABEL / each)
  return bins.map(({ from, times }, i) => {
    const height = ((bottom - top) * times) / most
    const x = left + i * each
    return (
      <g key={from}>
        <rect className={css.bar} x={x + 2} y={bottom - height} width={each - 4} height={height} />
        {times > 0 && (
          <text x={x + each / 2} y={bottom - height - 5} textAnchor="middle">
            {times}
          </text>
        )}
        {i % every === 0 && (
          <Scale x={x + 2} y={bottom + BELOW}>
            {numeral(from)}
          </Scale>
        )}
      </g>
    )
  })
}
