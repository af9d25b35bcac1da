import { GAME_IDS } from '../games.ts'

export function Front() {
  return (
    <ul>
      {GAME_IDS.map((id) => (
        <li key={id}>
          <a href={`/play/${id}`}>{id}</a>
        </li>
      ))}
    </ul>
  )
}
