import { Sheet } from '../ui/sheet.tsx'
import { useWords } from '../words/words.tsx'
import { runeCounts } from './book.ts'
import css from './learning.module.css'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import type { Way } from './payment.ts'
import { useTell } from './texts/index.ts'
import type { Choice } from './use-learning.ts'

/** Every way to pay for a level. Which token stays on the card is chosen with the way. */
export function Learning({ study: { spell, level }, ways, pay, byHand, drop }: Choice) {
  const { say } = useWords()
  const tell = useTell()
  return (
    <Sheet title={tell('learn.title', { spell: say({ key: `spell.${spell}` }), level })} onClose={drop} data-ways>
      <p>{say({ key: `effect.${spell}.${level}` })}</p>
      <p className={css.note}>
        {tell('learn.ways', { n: ways.length })}.{' '}
        {runeCounts(spell) && (
          <b>
            {tell('learn.marker')} {tell('learn.marker-rune')}
          </b>
        )}
      </p>
      <ol className={css.ways} data-answers>
        {ways.map((way, i) => (
          <WayRow key={way.tokens.join()} way={way} cheapest={i === 0} pay={pay} />
        ))}
      </ol>
      <button type="button" className={css.byhand} onClick={byHand}>
        {tell('learn.byhand')}
      </button>
    </Sheet>
  )
}

function WayRow({ way, cheapest, pay }: { readonly way: Way; readonly cheapest: boolean } & Pick<Choice, 'pay'>) {
  const { view, decision } = useMoment()
  const { say } = useWords()
  const tell = useTell()
  const { tokens, markers } = way
  const held = decision ? view.players[decision.seat]!.pool.length : 0
  return (
    <li className={css.way} data-cheapest={cheapest || undefined}>
      <div
        className={css.tokens}
        role="img"
        aria-label={tokens.map((token) => say({ key: `token.${token}` })).join(', ')}
      >
        {tokens.map((token, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens have nothing but their place
          <Materia key={i} token={token} />
        ))}
      </div>
      <p className={css.sum}>
        {cheapest && <b>{tell('learn.cheapest')} · </b>}
        {tell('learn.tokens', { n: tokens.length })}, {tell('learn.left', { n: held - tokens.length })}
      </p>
      <div className={css.markers}>
        {markers.map((marker) => (
          <button
            key={marker}
            type="button"
            className={css.marker}
            aria-label={tell('learn.with', { token: say({ key: `token.${marker}` }) })}
            onClick={() => pay({ tokens, marker })}
          >
            <Materia token={marker} />
            {tell('learn.pay')}
          </button>
        ))}
      </div>
    </li>
  )
}
