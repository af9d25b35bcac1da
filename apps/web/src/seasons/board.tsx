import type { PlayerView, SeasonsView } from '@athanor/seasons'
import type { BoardProps } from '../table/contract.ts'
import { Prompt } from '../table/frame/prompt.tsx'
import { Hints } from '../ui/hints.tsx'
import css from './board.module.css'
import common from './common/common.module.css'
import { Dice } from './common/dice.tsx'
import { Enchantment } from './common/enchantment.tsx'
import { Piles } from './common/piles.tsx'
import { Coming, Wheel } from './common/wheel.tsx'
import { BoardProvider, useBoard } from './context.tsx'
import { useGlowInView } from './glow-in-view.ts'
import { Asking } from './mine/asking.tsx'
import { Hand } from './mine/hand.tsx'
import mine from './mine/mine.module.css'
import { Stores } from './mine/stores.tsx'
import { Tableau } from './mine/tableau.tsx'
import { Opponents } from './others/opponents.tsx'
import { isPrelude } from './places.ts'
import { Prelude } from './prelude/prelude.tsx'

/** Seasons: the wheel and the dice, the opponents, my things, the question, my hand. */
export function Board({ view, decision, act }: BoardProps<SeasonsView>) {
  return (
    <BoardProvider view={view} decision={decision} act={act}>
      {isPrelude(view) ? <Prelude /> : <Tournament />}
      <Hints />
    </BoardProvider>
  )
}

function Tournament() {
  const { me, decision } = useBoard()
  useGlowInView(decision)
  return (
    <div className={css.board}>
      <div className={common.common}>
        <Wheel />
        <div className={common.side}>
          <Coming />
          <Dice />
          <Piles />
          <Enchantment />
        </div>
      </div>
      <div className={css.main}>
        <Opponents />
        {me && <Mine me={me} />}
        <div className={css.ask}>
          <Prompt />
        </div>
        {me && (
          <div className={mine.lower}>
            <Asking />
            <Hand me={me} />
          </div>
        )}
      </div>
    </div>
  )
}

function Mine({ me }: { readonly me: PlayerView }) {
  return (
    <div className={mine.mine}>
      <Tableau me={me} />
      <Stores me={me} />
    </div>
  )
}
