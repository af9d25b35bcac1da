import { useCallback } from 'react'
import { usePerson } from '../account/account.ts'
import { Furnace } from '../art/pictures/furnace.tsx'
import { GAME_IDS } from '../games.ts'
import { useLobby } from '../lobby/use-lobby.ts'
import { api, useReachable } from '../net/api.ts'
import { waitsFor } from '../net/cards.ts'
import { PageFoot, PageHead, useTitle } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'
import { Doors } from './front/doors.tsx'
import { GameCard } from './front/game-card.tsx'
import { GoOn } from './front/go-on.tsx'
import css from './front.module.css'

/** What people see first: three games, each one click away. */
export function Front() {
  const { ui } = useWords()
  const reachable = useReachable()
  useTitle('Athanor')
  return (
    <div className={css.front}>
      <PageHead front />
      <main id="content" className={css.main}>
        <section className={css.hero}>
          <div className={css.welcome}>
            <h1>Athanor</h1>
            <p>{ui('site.claim')}</p>
            <GoOn />
          </div>
          <div className={css.furnace}>
            <Furnace />
          </div>
        </section>
        <section className={css.games} aria-label={ui('front.games')}>
          <h2 className="unseen">{ui('front.games')}</h2>
          {GAME_IDS.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </section>
        <section className={css.section}>
          <h2>{ui('front.more')}</h2>
          <Doors waiting={useWaiting()} />
        </section>
      </main>
      <PageFoot />
      <p role="status" className={css.offline}>
        {reachable === false && ui('site.offline')}
      </p>
    </div>
  )
}

/** How many tables wait for the person. */
function useWaiting(): number {
  const person = usePerson()
  const known = person?.id
  const load = useCallback(async () => (known === undefined ? [] : api.mine()), [known])
  const { value = [] } = useLobby(load)
  return value.filter((card) => waitsFor(card, person)).length
}
