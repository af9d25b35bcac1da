import { useState } from 'react'
import { choose, settings } from '../settings/settings.ts'
import { TextField } from '../ui/field.tsx'
import { useWords } from '../words/words.tsx'
import { usePerson } from './account.ts'

/** The name somebody gives who is not signed in yet; it is remembered on this device. */
export function useGuestName() {
  const [name, setName] = useState(() => settings.get().name)
  const change = (next: string): void => {
    setName(next)
    choose({ name: next.trim() })
  }
  return [name, change] as const
}

/** Asks for a name, but only whoever has not given one. */
export function GuestName({ name, onChange }: { readonly name: string; onChange(name: string): void }) {
  const { ui } = useWords()
  if (usePerson()) return undefined
  return (
    <TextField
      label={ui('name.label')}
      about={ui('name.about')}
      value={name}
      maxLength={24}
      required
      autoComplete="nickname"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
