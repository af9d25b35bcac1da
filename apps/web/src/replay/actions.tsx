import { encodeRecord, type GameRecord, SPECTATOR, type Viewer } from '@athanor/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { USUAL_BOT } from '../local/address.ts'
import { playOn } from '../local/play-on.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { useNarrow } from '../ui/narrow.ts'
import { useWords } from '../words/words.tsx'
import css from './controls.module.css'
import type { Film } from './film.ts'
import { searchOf } from './look.ts'
import { SHARED, toAddress } from './source.ts'

interface ActionsProps {
  readonly film: Film
  readonly at: number
  readonly viewer: Viewer
  readonly names: readonly string[]
}

/** What can be done with a moment: play on from it, share it, keep the record. */
export function Actions({ film, at, viewer, names }: ActionsProps) {
  const [, navigate] = useLocation()
  const here = searchOf({ at, viewer })
  const [copied, setCopied] = useState<string>()
  const record = { ...film.record, names }
  const share = async (): Promise<void> => {
    const address = `${location.origin}/replay/${SHARED}${here}${await toAddress(record)}`
    await copyText(address)
    setCopied(here)
  }
  // Whoever only looks on takes the seat whose turn it is.
  const seat = viewer === SPECTATOR ? film.scene(at, viewer).turn.seat : viewer
  return (
    <div className={css.actions}>
      {film.goesOn(at) && <Action say="play-on" onClick={() => navigate(playOn(film.upTo(at), seat, USUAL_BOT))} />}
      <Action say={copied === here ? 'copied' : 'share'} onClick={() => void share()} />
      <Action say="download" onClick={() => download(record)} />
    </div>
  )
}

/** On a phone all of them stand in one row, in few words. */
function Action({ say, onClick }: { readonly say: 'play-on' | 'share' | 'copied' | 'download'; onClick(): void }) {
  const { ui } = useWords()
  const narrow = useNarrow()
  const full = ui(`replay.${say}`)
  return (
    <Button onClick={onClick} aria-label={full}>
      {narrow ? ui(`replay.${say}.short`) : full}
    </Button>
  )
}

function download(record: GameRecord): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([encodeRecord(record)], { type: 'application/json' }))
  link.download = `athanor-${record.game}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
