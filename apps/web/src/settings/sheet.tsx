import { LANGUAGES } from '@athanor/kernel'
import { Choice } from '../ui/choice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useWords } from '../words/words.tsx'
import { OWN_NAME } from './language.tsx'
import { choose, SPEEDS, THEMES, useSettings } from './settings.ts'

const ON_OFF = ['on', 'off'] as const

/** Language, light, movement, sounds. */
export function SettingsSheet({ onClose }: { onClose(): void }) {
  const { ui } = useWords()
  const { language, theme, speed, sound } = useSettings()
  return (
    <Sheet title={ui('settings')} onClose={onClose}>
      <Choice
        label={ui('settings.language')}
        value={language}
        values={LANGUAGES}
        word={(one) => OWN_NAME[one]}
        onPick={(one) => choose({ language: one })}
      />
      <Choice
        label={ui('settings.theme')}
        value={theme}
        values={THEMES}
        word={(one) => ui(`settings.theme.${one}`)}
        onPick={(one) => choose({ theme: one })}
      />
      <Choice
        label={ui('settings.speed')}
        value={speed}
        values={SPEEDS}
        word={(one) => ui(`settings.speed.${one}`)}
        onPick={(one) => choose({ speed: one })}
      />
      <Choice
        label={ui('settings.sound')}
        value={sound ? 'on' : 'off'}
        values={ON_OFF}
        word={(one) => ui(`settings.sound.${one}`)}
        onPick={(one) => choose({ sound: one === 'on' })}
      />
    </Sheet>
  )
}
