import { ENERGIES, SEASONS, worthOf } from '@athanor/seasons'
import { Icon } from '../../../art/icon.tsx'
import { useWords } from '../../../words/words.tsx'
import { Energy } from '../../art/energy.tsx'
import { SEASON_PICTURES } from '../../common/seasons.ts'
import css from './pictures.module.css'

/** What a token brings in each season. */
export function Prices() {
  const { say } = useWords()
  return (
    <table className={css.prices}>
      <thead>
        <tr>
          <td />
          {ENERGIES.map((energy) => (
            <th key={energy} scope="col">
              <Energy kind={energy} />
              <span className="unseen">{say({ key: `energy.${energy}` })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SEASONS.map((season, i) => (
          <tr key={season}>
            <th scope="row">
              <Icon name={SEASON_PICTURES[season]} /> {say({ key: `season.${season}` })}
            </th>
            {ENERGIES.map((energy, kind) => (
              <td key={energy} data-worth={worthOf(i, kind)}>
                {worthOf(i, kind)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
