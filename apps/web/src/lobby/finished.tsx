import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { GAME_IDS } from '../games.ts'
import { api } from '../net/api.ts'
import type { TableCard } from '../net/cards.ts'
import { useAction } from '../net/use-action.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { useWords } from '../words/words.tsx'
import { TableList } from './table-list.tsx'
import { gameName } from './who.ts'

/** As many as the server sends at once. */
const PAGE = 50

/** Games that are over, by game and by who played. */
export function FinishedGames() {
  const { ui } = useWords()
  const [game, setGame] = useState('')
  const [name, setName] = useState('')
  const wanted = useDeferredValue(name.trim())
  const [found, setFound] = useState<readonly TableCard[]>()
  const [more, setMore] = useState(false)
  const { run, busy, fault } = useAction(
    useCallback(
      async (known: readonly TableCard[]) => {
        const last = known.at(-1)
        const cards = await api.finished({
          ...(game && { game }),
          ...(wanted && { name: wanted }),
          ...(last?.ended && { before: String(last.ended), last: last.id }),
        })
        setFound([...known, ...cards])
        setMore(cards.length === PAGE)
      },
      [game, wanted],
    ),
  )
  useEffect(() => run([]), [run])
  return (
    <>
      <Form row onSend={() => run([])}>
        <TextField
          type="search"
          label={ui('games.search')}
          value={name}
          maxLength={24}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={ui('games.filter')}
          value={game}
          values={['', ...GAME_IDS]}
          word={(id) => (id === '' ? ui('games.all') : gameName(id, ui))}
          onPick={(id) => setGame(id)}
        />
      </Form>
      <FaultLine of={fault} />
      {found?.length === 0 && <p>{ui('games.finished.none')}</p>}
      {found && <TableList cards={found} />}
      {found && more && (
        <Button disabled={busy} onClick={() => run(found)}>
          {ui('games.more')}
        </Button>
      )}
    </>
  )
}
