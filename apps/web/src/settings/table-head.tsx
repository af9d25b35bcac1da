import { useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { useWords } from '../words/words.tsx'
import { LanguageSwitch } from './language.tsx'
import { choose, useSettings } from './settings.ts'
import { SettingsSheet } from './sheet.tsx'
import css from './table-head.module.css'

/** What a person can set while sitting at a table, for the head of its page. */
export function TableHead() {
  const { ui } = useWords()
  const { sound } = useSettings()
  const [open, setOpen] = useState(false)
  return (
    <>
      <LanguageSwitch className={css.wide} />
      <IconButton
        framed
        icon={sound ? 'sound-on' : 'sound-off'}
        label={ui(sound ? 'sound.mute' : 'sound.unmute')}
        onClick={() => choose({ sound: !sound })}
      />
      <IconButton framed icon="settings-knobs" label={ui('settings')} onClick={() => setOpen(true)} />
      {open && <SettingsSheet onClose={() => setOpen(false)} />}
    </>
  )
}
