import type { Move } from '@athanor/kernel'
import type { SpellbookView } from '@athanor/spellbook'
import { useState } from 'react'
import type { BoardProps } from '../table/contract.ts'
import { Prompt } from '../table/frame/prompt.tsx'
import css from './board.module.css'
import { mine } from './book.ts'
import { Pool } from './desk.tsx'
import { Familiar } from './familiar.tsx'
import { Grimoire } from './grimoire.tsx'
import { Learning } from './learning.tsx'
import { MomentProvider } from './moment.tsx'
import { usePayment, type Way, waysFor } from './payment.ts'
import { ReadingProvider, usePassage } from './reading.tsx'
import { Rivals } from './rivals.tsx'

/** The table of SpellBook: the others' books, the grimoire with the altar in it, and what is mine. */
export function Board({ view, decision, act }: BoardProps<SpellbookView>) {
  const [wish, setWish] = useState<{ readonly learn: Move; readonly ways: readonly Way[] }>()
  const pay = usePayment(decision, act)
  const player = mine(view)
  const learn = (move: Move): void => {
    const ways = decision ? waysFor(move, view, decision) : []
    const [only, ...more] = ways
    if (only && more.length === 0 && only.markers.length === 1) pay(move, { ...only, marker: only.markers[0]! })
    else setWish({ learn: move, ways })
  }
  return (
    <MomentProvider view={view} decision={decision} act={act}>
      <ReadingProvider moment={view}>
        <div className={css.board}>
          <Rivals />
          <Grimoire onLearn={learn} />
          <div className={css.mine}>
            <div className={css.prompt}>
              <Prompt />
            </div>
            {player && <Pool player={player} />}
            <Whisper />
          </div>
          {player && <Familiar player={player} />}
        </div>
        {wish && (
          <Learning
            {...wish}
            onClose={() => setWish(undefined)}
            onPay={(payment) => {
              setWish(undefined)
              pay(wish.learn, payment)
            }}
          />
        )}
      </ReadingProvider>
    </MomentProvider>
  )
}

/** What the ribbon reads, where a page is too small to show it. */
function Whisper() {
  const passage = usePassage()
  return passage === undefined ? undefined : <p className={css.whisper}>{passage}</p>
}
