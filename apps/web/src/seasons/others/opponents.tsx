import type { Seat } from '@athanor/kernel'
import type { PlayerView } from '@athanor/seasons'
import { useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useHelp } from '../../table/help.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Sign } from '../art/signs.tsx'
import { Tokens } from '../cards/cost.tsx'
import { MiniFace, OnCard } from '../cards/mini.tsx'
import { abilityPicture } from '../cards/pictures.ts'
import { useBoard } from '../context.tsx'
import { keyed, upTo } from '../keyed.ts'
import { Marks } from '../mine/tableau.tsx'
import { at } from '../places.ts'
import { sayPlayed } from '../speech/played.ts'
import { useSay } from '../speech/use-say.ts'
import { CardSpot, Spot } from '../spot.tsx'
import { home } from '../travels/home.ts'
import { Large } from './large.tsx'
import css from './others.module.css'
import { Seal } from './seal.tsx'

/** The other players in the order of play after the viewer, a strip each. */
export function Opponents() {
  const { view } = useBoard()
  const { names } = useHelp()
  const [large, setLarge] = useState<Seat>()
  const count = view.players.length
  const first = view.viewer < 0 ? 0 : view.viewer + 1
  const others = Array.from(
    { length: view.viewer < 0 ? count : count - 1 },
    (_, i) => view.players[(first + i) % count]!,
  )
  return (
    <div className={css.opponents} data-count={others.length}>
      {others.map((player) => (
        <Strip key={player.seat} player={player} onEnlarge={() => setLarge(player.seat)} />
      ))}
      {large !== undefined && (
        <Sheet title={names[large] ?? ''} onClose={() => setLarge(undefined)}>
          <Large player={view.players[large]!} />
        </Sheet>
      )}
    </div>
  )
}

/** What one sees of another player at a glance. */
function Strip({ player, onEnlarge }: { readonly player: PlayerView; onEnlarge(): void }) {
  const { view } = useBoard()
  const words = useSay()
  const { names } = useHelp()
  const { t } = words
  const { seat, play } = player
  return (
    <section className={css.strip} aria-label={names[seat]} data-acts={view.toAct.includes(seat) || undefined}>
      <Spot
        place={at.seat(seat)}
        label={t('enlarge', { name: names[seat] ?? '' })}
        otherwise={onEnlarge}
        className={css.who}
      >
        <Seal seat={seat} />
        <span className={css.name}>{names[seat]}</span>
        {view.toAct.includes(seat) && <span className={css.thinks}>{t('decides')}</span>}
        {view.first === seat && (
          <span className={css.first} data-hint={t('first')}>
            1
          </span>
        )}
      </Spot>
      <Counts player={player} />
      <p className={css.reserve} data-place={home.reserve(seat)}>
        <span className="unseen">{t('reserve', { n: tokensIn(player), capacity: player.capacity })}</span>
        <Tokens tokens={player.reserve} />
        {upTo(player.capacity - tokensIn(player)).map((i) => (
          <i key={i} className={css.place} />
        ))}
        {upTo(player.markers).map((i) => (
          <i key={`lost ${i}`} className={css.place} data-lost data-hint={t('markers', { n: player.markers })} />
        ))}
        {player.markers > 0 && <span className="unseen">{t('markers', { n: player.markers })}</span>}
      </p>
      <ul className={css.cards} data-place={home.play(seat)}>
        {keyed(play, ({ card }) => card).map(({ key, one: played, place }) => (
          <li key={key}>
            <CardSpot
              place={at.play(seat, place)}
              card={played.card}
              label={sayPlayed(played, words)}
              className={played.turned ? css.turned : undefined}
            >
              <MiniFace card={played.card}>
                <OnCard tokens={played.tokens} />
                <Marks played={played} />
              </MiniFace>
            </CardSpot>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const tokensIn = ({ reserve }: PlayerView): number => Object.values(reserve).reduce((sum, n) => sum + n, 0)

/** Crystals, gauge, hand, libraries, bonuses, ability token. */
export function Counts({ player }: { readonly player: PlayerView }) {
  const { t } = useSay()
  const { seat, crystals, gauge, play, handSize, librarySizes, bonus } = player
  const libraries = librarySizes[0] + librarySizes[1]
  return (
    <ul className={css.counts}>
      <li className={css.crystals} data-hint={t('crystals', { n: crystals })} data-place={home.crystals(seat)}>
        <Sign name="crystal" />
        <span className="unseen">{t('crystals', { n: crystals })}</span>
        <b aria-hidden="true">{crystals}</b>
      </li>
      <li data-hint={t('gauge', { n: play.length, gauge })} data-place={home.gauge(seat)}>
        <Sign name="gauge" />
        <span className="unseen">{t('gauge', { n: play.length, gauge })}</span>
        <span aria-hidden="true">
          {play.length}/{gauge}
        </span>
      </li>
      <li data-hint={t('hand', { n: handSize })} data-place={home.hand(seat)}>
        <Sign name="card" />
        <span className="unseen">{t('hand', { n: handSize })}</span>
        <span aria-hidden="true">
          {handSize}
          {libraries > 0 && <small data-place={home.libraries(seat)}>+{libraries}</small>}
        </span>
      </li>
      <li data-hint={t('bonuses', { n: bonus })} className={css.more}>
        <span className="unseen">{t('bonuses', { n: bonus })}</span>
        <span className={css.bonus} aria-hidden="true">
          {[0, 1, 2].map((i) => (
            <i key={i} data-used={i < bonus || undefined} />
          ))}
        </span>
      </li>
      <AbilityOf player={player} />
    </ul>
  )
}

function AbilityOf({ player: { ability, abilityUsed } }: { readonly player: PlayerView }) {
  const { say, t } = useSay()
  if (ability === null) return undefined
  const about = t(abilityUsed ? 'ability-used' : 'ability', { name: say({ key: `ability.${ability}` }) })
  return (
    <li className={css.more} data-hint={`${about}\n${say({ key: `ability-effect.${ability}` })}`}>
      <span className="unseen">{about}</span>
      <span className={css.ability} data-used={abilityUsed || undefined}>
        <Icon name={abilityPicture(ability)} />
      </span>
    </li>
  )
}
