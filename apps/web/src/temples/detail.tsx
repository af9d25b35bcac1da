import { type Printed, printed, rulingsOn, type TemplesView } from '@athanor/temples'
import { useWords, type Words } from '../words/words.tsx'
import { Crystal, Crystals } from './art/crystal.tsx'
import { Rune } from './art/rune.tsx'
import { kindOfKey } from './crystals.ts'
import { curseInWords, curseKinds, givesInWords, markerInWords } from './curses.ts'
import css from './detail.module.css'
import { PRINTED } from './printed.ts'
import { teller } from './texts/index.ts'

/** Whatever has a name, in full: a card, a rune, a power, a spell, a kind of crystal. */
export function Detail({ of, view = PRINTED }: { readonly of: string; readonly view?: TemplesView }) {
  const words = useWords()
  const all = printed(view)
  return (
    <div className={css.detail}>
      <Picture of={of} all={all} />
      {linesOf(of, view, all, words).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Curses of={of} view={view} all={all} />
      <Rulings of={of} all={all} />
      {all.reconstructed.includes(of) && <p className={css.doubt}>~ {words.say({ key: 'note.reconstructed.mark' })}</p>}
    </div>
  )
}

interface Part {
  readonly of: string
  readonly all: Printed
}

function Picture({ of, all }: Part) {
  const kind = kindOfKey(of)
  const rune = all.runes.find(({ key }) => key === of)
  const card = all.ring.find(({ key }) => key === of)
  if (kind) return <Crystal kind={kind} size="4rem" />
  if (rune) return <Rune letter={rune.letter} size="4rem" />
  if (!card) return undefined
  const kinds = card.gain || card.slots || `${'C'.repeat(card.pay)}${'*'.repeat(card.take)}`
  return (
    <div className={css.picture}>
      <Crystals kinds={kinds} size="2.4rem" />
      <Rune letter={card.tablet} size="2.4rem" />
    </div>
  )
}

function linesOf(of: string, view: TemplesView, all: Printed, words: Words): string[] {
  const tell = teller(words)
  const { say } = words
  const kind = kindOfKey(of)
  if (kind) return [tell('temples.about-crystal', { n: view.supply[kind] ?? 0 })]
  const rune = all.runes.find(({ key }) => key === of)
  const sites = (letter: string): string =>
    all.ring
      .filter(({ tablet }) => tablet === letter)
      .map(({ key }) => say({ key }))
      .join(', ')
  if (rune) return [...rune.effects.map(say), tell('temples.about-rune', { cards: sites(rune.letter), n: rune.copies })]
  const side = all.sides.find(({ key }) => key === of)
  if (side) return [`${side.side}. ${say(side.effect)}`]
  const card = all.ring.find(({ key }) => key === of)
  if (card) {
    const tablet = all.runes.find(({ letter }) => letter === card.tablet)
    return [
      tell(`temples.about-${card.action}`, { pay: card.pay, take: card.take }),
      givesInWords(card, view, words),
      ...(tablet ? [`${say({ key: tablet.key })}: ${tablet.effects.map(say).join(' ')}`] : []),
    ]
  }
  return [...spellLines(of, all, words), tell('temples.spell-payment', { payment: view.spellPayment })]
}

function spellLines(of: string, all: Printed, words: Words): string[] {
  const tell = teller(words)
  if (of === 'spell.speed') return [tell('temples.spell-speed', { costs: all.speedCosts.join(', ') })]
  if (of === 'spell.swap') return [tell('temples.spell-swap', { n: all.swapCost })]
  return [tell('temples.spell-exchange', { n: all.exchangeCost, less: String(all.discountedCost) })]
}

function Rulings({ of, all }: Part) {
  const words = useWords()
  if (kindOfKey(of)) return undefined
  return (
    <>
      <h3>{teller(words)('temples.rulings')}</h3>
      {rulingsOn(of, all).map((ruling) => (
        <p key={ruling.key}>{words.say(ruling)}</p>
      ))}
    </>
  )
}

/** The curses of a temple, with their crystals. */
function Curses({ of, view, all }: Part & { readonly view: TemplesView }) {
  const words = useWords()
  const card = all.ring.find(({ key }) => key === of)
  const temple = view.temples.find(({ key }) => key === of)
  if (!card || !temple) return undefined
  return (
    <>
      <p>{teller(words)('temples.about-curses')}</p>
      <ul className={css.curses}>
        {card.track.flatMap(({ curses, points }, space) =>
          curses.map((curse) => (
            <li key={curse}>
              <Crystals kinds={curseKinds(card, curse)} size="1.6rem" />
              <span className="unseen">{curseInWords(card, curse, words)}: </span>
              <span>{markerInWords(temple.markers[space] ?? null, points, words)}</span>
            </li>
          )),
        )}
      </ul>
    </>
  )
}
