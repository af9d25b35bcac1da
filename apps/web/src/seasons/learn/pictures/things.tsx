import { seasons } from '@athanor/seasons'
import { firstView } from '../../../learn/first-view.ts'
import { CardFace } from '../../cards/face.tsx'
import { Token } from '../../cards/token.tsx'
import { Wheel as BoardWheel } from '../../common/wheel.tsx'
import { BoardProvider } from '../../context.tsx'
import { lesson } from '../lesson.ts'
import css from './pictures.module.css'

const nothing = (): void => {}

/** The wheel as it stands when a game begins. */
export function Wheel() {
  return (
    <div className={css.wheel} inert>
      <BoardProvider view={firstView(seasons, lesson)} decision={undefined} act={nothing}>
        <BoardWheel />
      </BoardProvider>
    </div>
  )
}

/** A roll at a table of two: three dice. */
export const Roll = () => <Row things={['die winter1.4', 'die winter2.5', 'die winter5.2']} />

/** One die of each season. */
export const Colours = () => <Row things={['die winter3.1', 'die spring1.4', 'die summer2.5', 'die autumn2.3']} />

function Row({ things }: { readonly things: readonly string[] }) {
  return (
    <div className={css.row} aria-hidden="true">
      {things.map((thing) => (
        <Token key={thing} thing={thing} />
      ))}
    </div>
  )
}

/** One card of each kind of effect. */
const EXAMPLES = [1, 11, 15]

export const Cards = () => (
  <div className={css.row} aria-hidden="true">
    {EXAMPLES.map((card) => (
      <CardFace key={card} card={card} size="table" />
    ))}
  </div>
)

export const Card = () => (
  <div className={css.row} aria-hidden="true">
    <CardFace card={9} size="large" />
  </div>
)
