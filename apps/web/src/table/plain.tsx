import type { Texts } from '@athanor/kernel'
import type { AnyRules, BoardProps, GameTable } from './contract.ts'
import { Prompt } from './frame/prompt.tsx'

const none: Texts = { en: {}, pl: {}, ru: {} }

function Board({ view }: BoardProps<unknown>) {
  return (
    <div>
      <Prompt />
      <pre>{JSON.stringify(view, undefined, 1)}</pre>
    </div>
  )
}
const Thing = ({ children }: { readonly children: string }) => <b>{children}</b>
const Detail = ({ of }: { readonly of: string }) => <p>{of}</p>
const Token = ({ thing }: { readonly thing: string }) => <span>{thing}</span>

/** A game whose board is only its view as data. */
export const plainTable = <V,>(rules: unknown): GameTable<V> => ({
  rules: rules as AnyRules,
  Board,
  texts: none,
  draw: { things: /^card\.\d+$/, Thing },
  Detail,
  Token,
  offers: () => false,
  wishes: () => [],
  status: () => 'A game',
  describe: () => [],
  compare: () => [],
  travels: () => [],
})
