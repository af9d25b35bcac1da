import { use } from 'react'
import { type GameId, loadGame } from '../games.ts'
import type { TableCard } from '../net/cards.ts'
import { useWords, WordsProvider } from '../words/words.tsx'
import css from './house-rules.module.css'
import { paceWords } from './pace.ts'

/** What is played at a table and how: the pace, and the rules in the game's own words. */
export function HouseRules({ card, game }: { readonly card: TableCard; readonly game: GameId }) {
  const { rules } = use(loadGame(game))
  return (
    <WordsProvider game={rules.texts}>
      <dl className={css.rules}>
        <Fixed card={card} />
        {rules.options
          .filter(({ kind }) => kind === 'choice')
          .filter((spec) => !spec.players || spec.players.includes(card.players))
          .map(({ name, default: usual }) => (
            <Option key={name} name={name} value={String(card.options[name] ?? usual)} />
          ))}
      </dl>
    </WordsProvider>
  )
}

function Fixed({ card }: { readonly card: TableCard }) {
  const { ui } = useWords()
  const late = card.delay < 0 ? 'create.watch.none' : (`create.watch.${card.delay}` as 'create.watch.0')
  return (
    <>
      <div>
        <dt>{ui('create.pace')}</dt>
        <dd>{paceWords(card.pace, ui)}</dd>
      </div>
      {card.pace.kind !== 'untimed' && (
        <div>
          <dt>{ui('create.timeout')}</dt>
          <dd>{ui(`create.timeout.${card.onTimeout}`)}</dd>
        </div>
      )}
      <div>
        <dt>{ui('create.who')}</dt>
        <dd>{ui(card.hidden ? 'create.who.hidden' : 'create.who.open')}</dd>
      </div>
      <div>
        <dt>{ui('create.watch')}</dt>
        <dd>{ui(late)}</dd>
      </div>
    </>
  )
}

function Option({ name, value }: { readonly name: string; readonly value: string }) {
  const { say } = useWords()
  return (
    <div>
      <dt>{say({ key: `option.${name}` })}</dt>
      <dd>{say({ key: `option.${name}.${value}` })}</dd>
    </div>
  )
}
