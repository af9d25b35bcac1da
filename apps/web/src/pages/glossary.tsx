import type { Json } from '@athanor/kernel'
import { use, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { type GameId, isGameId, loadGame } from '../games.ts'
import { companions, type Entry, found, relations, sorted, TOPIC } from '../glossary/catalogue.ts'
import css from '../glossary/glossary.module.css'
import type { GameTable } from '../table/contract.ts'
import { HelpContext } from '../table/help.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { GameLinks } from '../ui/game-links.tsx'
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
      <GameLinks of="cards" here={game} label={ui('glossary')} />
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
            <SelectField
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
        {opened && <Opened table={table} entry={opened} related={related.get(opened.key) ?? []} open={open} />}
      </HelpContext>
    </WordsProvider>
  )
}

function EntryCard({ entry, onOpen }: { readonly entry: Entry; onOpen(): void }) {
  const { say, ui } = useWords()
  const { told } = entry
  return (
    <li className={css.entry}>
      <button type="button" className={css.name} onClick={onOpen}>
        {say({ key: entry.key })}
      </button>
      <Facts entry={entry} />
      {entry.about.map((phrase) => (
        <p key={phrase.key}>{say(phrase)}</p>
      ))}
      {told && <p>{ui<string>(told.key, told.args)}</p>}
    </li>
  )
}

/** What it is: everything that it can be filtered by. */
function Facts({ entry }: { readonly entry: Entry }) {
  const { ui } = useWords()
  const facts = Object.entries(entry.facets).flatMap(([facet, values]) => (facet === TOPIC ? [] : values))
  return <p className={css.facts}>{facts.map((fact) => ui<string>(fact)).join(' · ')}</p>
}

interface OpenedProps {
  readonly table: GameTable<Json>
  readonly entry: Entry
  readonly related: readonly Entry[]
  open(key: string | undefined): void
}

/** A card in full, and where it leads. */
function Opened({ table, entry, related, open }: OpenedProps) {
  const { say, ui } = useWords()
  const { Detail } = table
  return (
    <Sheet key={entry.key} title={say({ key: entry.key })} onClose={() => open(undefined)}>
      <Facts entry={entry} />
      <Detail of={entry.key} />
      <Others title={ui('glossary.related')} entries={related} open={open} />
      {companions(table.catalogue, entry).map(([topic, entries]) => (
        <Others key={topic} title={ui('glossary.also', { topic: ui<string>(topic) })} entries={entries} open={open} />
      ))}
    </Sheet>
  )
}

interface OthersProps {
  readonly title: string
  readonly entries: readonly Entry[]
  open(key: string): void
}

function Others({ title, entries, open }: OthersProps) {
  const { say } = useWords()
  if (entries.length === 0) return undefined
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css.related}>
        {entries.map(({ key }) => (
          <li key={key}>
            <button type="button" className={css.name} onClick={() => open(key)}>
              {say({ key })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
