import type { PlayerView } from '@athanor/seasons'
import { Icon } from '../../art/icon.tsx'
import { useHelp } from '../../table/help.tsx'
import { Die } from '../art/die.tsx'
import { Tokens } from '../cards/cost.tsx'
import { CardFace } from '../cards/face.tsx'
import { OnCard } from '../cards/mini.tsx'
import { abilityPicture } from '../cards/pictures.ts'
import { keyed } from '../keyed.ts'
import { Marks } from '../mine/tableau.tsx'
import { sayPlayed } from '../speech/played.ts'
import { useSay } from '../speech/use-say.ts'
import { Counts, tokensIn } from './opponents.tsx'
import css from './others.module.css'

/** Another player's things, as large as one's own. */
export function Large({ player }: { readonly player: PlayerView }) {
  const words = useSay()
  const { say, t } = words
  const { open } = useHelp()
  const { ability, abilityUsed, play, hand, die } = player
  return (
    <div className={css.large}>
      <Counts player={player} />
      <p className={css.largeLine}>
        {t('reserve', { n: tokensIn(player), capacity: player.capacity })} <Tokens tokens={player.reserve} />
      </p>
      <p className={css.largeLine}>
        {t('score-now', { n: player.score })}
        {die && <Die die={die} small />}
      </p>
      {ability !== null && (
        <button type="button" className={css.token} onClick={() => open(`ability.${ability}`)}>
          <Icon name={abilityPicture(ability)} />
          {t(abilityUsed ? 'ability-used' : 'ability', { name: say({ key: `ability.${ability}` }) })}
        </button>
      )}
      <ul className={css.largeCards}>
        {keyed(play, ({ card }) => card).map(({ key, one: played }) => (
          <li key={key}>
            <button
              type="button"
              className={css.largeCard}
              aria-label={sayPlayed(played, words)}
              onClick={() => open(`card.${played.card}`)}
            >
              <CardFace card={played.card} size="hand">
                <OnCard tokens={played.tokens} />
                <Marks played={played} />
              </CardFace>
            </button>
          </li>
        ))}
      </ul>
      {hand.length > 0 && (
        <p>{t('known-hand', { cards: hand.map((card) => say({ key: `card.${card}` })).join(', ') })}</p>
      )}
    </div>
  )
}
