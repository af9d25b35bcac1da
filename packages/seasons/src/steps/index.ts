/** The steps that cards are made of. In a card's frame `A` is its place in play; the steps use `B` to `E`. */
export * from './drawing.ts'
export * from './energy.ts'
export * from './looking.ts'
export * from './searching.ts'
export * from './table.ts'
export * from './tableau.ts'
