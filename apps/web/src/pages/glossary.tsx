import { use, useMemo, useState } from 'react'
import { Link, useParams, useSearchParams } from 'wouter'
import { GAME_IDS, type GameId, isGameId, loadGame } from '../games.ts'
import { type Entry, found, relations, sorted } from '../glossary/catalogue.ts'
import css from '../glossary/glossary.module.css'
import { HelpContext } from '../table/help.tsx'
import { Choice } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useWords, WordsProvider } from '../words/words.tsx'
import { MissingPage } from './missing.tsx'

/** Every card of a game, by name in any language and by what it is: `/cards/seasons?card=card.12`. */
export function GlossaryPage() {
  const { game = 'seasons' } = useParams<{ game: string }>()
  const { ui } = useWords()
  if (!isGameId(game)) return <MissingPage />
  return (
    <Page title={ui('glossary.of', { game: ui(`game.${game}`) })}>
      <nav className={css.games} aria-label={ui('glossary')}>
        {GAME_IDS.map((id) => (
          <Link key={id} href={`/cards/${id}`} aria-current={id === game ? 'page' : undefined}>
            {ui(`game.${id}`)}
          </Link>
        ))}
      </nav>
      <p>{ui('glossary.about')}</p>
      <Glossary key={game} id={game} />
    </Page>
  )
}

function Glossary({ id }: { readonly id: GameId }) {
  const table = use(loadGame(id))
  const { texts } = table.rules
  const { language, ui } = useWords()
  const [name, setName] = useState('')
  const [facets, setFacets] = useState<{ readonly [facet: string]: string | undefined }>({})
  const [search, setSearch] = useSearchParams()
  const open = (key: string | undefined): void => setSearch(key === undefined ? {} : { card: key }, { replace: true })
  const related = useMemo(() => relations(table.catalogue, texts), [table, texts])
  const entries = sorted(found(table.catalogue, { name, facets }, texts), language, texts)
  const opened = table.catalogue.entries.find(({ key }) => key === search.get('card'))
  return (
    <WordsProvider game={texts} board={table.texts} draw={table.draw}>
      <HelpContext value={{ why: () => undefined, open, names: [] }}>
        <div className={css.filters}>
          <TextField
            label={ui('glossary.search')}
            type="search"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {table.catalogue.facets.map(({ key, values }) => (
            <Choice
              key={key}
              label={ui<string>(key)}
              value={facets[key] ?? ''}
              values={['', ...values]}
              word={(value) => (value === '' ? ui('glossary.any') : ui<string>(value))}
              onPick={(value) => setFacets({ ...facets, [key]: value === '' ? undefined : value })}
            />
          ))}
        </div>
        <p role="status">{ui('glossary.found', { n: entries.length })}</p>
        <ul className={css.entries}>
          {entries.map((entry) => (
            <EntryCard key={entry.key} entry={entry} onOpen={() => open(entry.key)} />
          ))}
        </ul>
        {opened && <Opened entry={opened} related={related.get(opened.key) ?? []} open={open} />}
      </HelpContext>
    </WordsProvider>
  )
}

function EntryCard({ entry, onOpen }: { readonly entry: Entry; onOpen(): void }) {
  const { say } = useWords()
  return (
    <li className={css.entry}>
      <button type="button" className={css.name} onClick={onOpen}>
        {say({ key: entry.key })}
      </button>
      {entry.about.map((phrase) => (
        <p key={phrase.key}>{say(phrase)}</p>
      ))}
    </li>
  )
}

function Opened({
  entry,
  related,
  open,
}: {
  readonly entry: Entry
  readonly related: readonly Entry[]
  open(key: string | undefined): void
}) {
  const { say, rich, ui } = useWords()
  return (
    <Sheet key={entry.key} title={say({ key: entry.key })} onClose={() => open(undefined)}>
      {entry.about.map((phrase) => (
        <p key={phrase.key} className={css.effect}>
          {rich(phrase)}
        </p>
      ))}
      {entry.rulings && <p>{rich(entry.rulings)}</p>}
      {related.length > 0 && (
        <section>
          <h3>{ui('glossary.related')}</h3>
          <ul className={css.related}>
            {related.map(({ key }) => (
              <li key={key}>
                <button type="button" className={css.name} onClick={() => open(key)}>
                  {say({ key })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  )
}
