import { useState } from 'react'
import { Icon } from '../art/icon.tsx'
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
      <button
        type="button"
        className={css.tool}
        aria-label={ui(sound ? 'sound.mute' : 'sound.unmute')}
        title={ui(sound ? 'sound.mute' : 'sound.unmute')}
        onClick={() => choose({ sound: !sound })}
      >
        <Icon name={sound ? 'sound-on' : 'sound-off'} />
      </button>
      <button
        type="button"
        className={css.tool}
        aria-label={ui('settings')}
        title={ui('settings')}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings-knobs" />
      </button>
      {open && <SettingsSheet onClose={() => setOpen(false)} />}
    </>
  )
}
