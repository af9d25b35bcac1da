import { useWords } from '../../words/words.tsx'
import { useSitting } from './sitting.tsx'

/** The whole table in sentences. */
export function Describe() {
  const { game, scene } = useSitting()
  const words = useWords()
  return (
    <div>
      {game.describe(scene.view, words).map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
