import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/words.tsx'
import { usePlay } from '../play.tsx'
import { chainOf, raiseOf } from '../targets.ts'
import { useTell } from '../texts/use-tell.ts'
import css from './lens.module.css'

/** Several chains break the same curse: each is lit in the grid while one looks at it. */
export function ChainChooser() {
  const { meanings, run, clear, setLook } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  return (
    <section className={css.chooser} aria-label={tell('temples.chains')}>
      <h2 className={css.name}>{tell('temples.chains')}</h2>
      <ul className={css.chains}>
        {meanings.map((option) => {
          const [move = 0] = option.moves
          const chain = chainOf(move)
            .map((space) => space + 1)
            .join('–')
          const raise = raiseOf(move)
          return (
            <li key={move}>
              <Button
                data-chain={chain}
                title={option.say && say(option.say)}
                onPointerEnter={() => setLook(`chain.${move}`)}
                onPointerLeave={() => setLook(undefined)}
                onFocus={() => setLook(`chain.${move}`)}
                onClick={() => run(option)}
              >
                {raise > 0 ? tell('temples.chain-raised', { chain, n: raise }) : tell('temples.chain', { chain })}
              </Button>
            </li>
          )
        })}
      </ul>
      <Button look="quiet" onClick={clear}>
        {tell('temples.clear')}
      </Button>
    </section>
  )
}
