import type { PlayerView } from '@athanor/spellbook'
import { Sheet } from '../ui/sheet.tsx'
import { useWords } from '../words/words.tsx'
import { SPACES } from './book.ts'
import { Materia } from './materia.tsx'
import { useNameOf } from './names.ts'
import { useTell } from './texts/index.ts'
import css from './volume.module.css'

/** Another player's book in full. */
export function Volume({ player, onClose }: { readonly player: PlayerView; onClose(): void }) {
  const nameOf = useNameOf()
  const { say } = useWords()
  const tell = useTell()
  const { seat, pool, familiar, familiarScore, learned, score } = player
  return (
    <Sheet title={nameOf(seat)} onClose={onClose}>
      <p>{tell('say.score', { n: score })}</p>
      <Row title={tell('pool')} tokens={pool} />
      <Row
        title={`${tell('familiar.of', { n: familiar.length, all: SPACES })}, ${tell('points', { n: familiarScore })}`}
        tokens={familiar}
      />
      <ul className={css.learned}>
        {learned.map(({ spell, level, rune }) => (
          <li key={spell}>
            <Materia token={spell.charAt(0) + rune} className={css.marker} />
            <p>
              <b>
                {say({ key: `spell.${spell}` })} {level}
              </b>{' '}
              {say({ key: `effect.${spell}.${level}` })}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Row({ title, tokens }: { readonly title: string; readonly tokens: readonly string[] }) {
  const { say } = useWords()
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css.tokens}>
        {tokens.map((token, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens have nothing but their place
          <li key={i} title={say({ key: `token.${token}` })}>
            <Materia token={token} />
            <span className="unseen">{say({ key: `token.${token}` })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
