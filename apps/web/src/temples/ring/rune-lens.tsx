import { useWords } from '../../words/words.tsx'
import { Rune } from '../art/rune.tsx'
import { usePlay } from '../play.tsx'
import { useTell } from '../texts/use-tell.ts'
import css from './lens.module.css'

/** A rune: what it does, and where. */
export function RuneLens({ letter }: { readonly letter: string }) {
  const { all } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  const rune = all.runes.find((each) => each.letter === letter)
  if (!rune) return undefined
  const cards = all.ring.filter(({ tablet }) => tablet === letter).map(({ key }) => say({ key }))
  return (
    <>
      <Rune letter={letter} size="2.6em" />
      <h2 className={css.name}>{say({ key: rune.key })}</h2>
      {rune.effects.map((effect) => (
        <p key={effect.key}>{say(effect)}</p>
      ))}
      <p className={css.small}>{tell('temples.about-rune', { cards: cards.join(', '), n: rune.copies })}</p>
    </>
  )
}
