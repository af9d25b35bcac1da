import { LANGUAGES, type Language } from '@athanor/kernel'
import { useWords } from '../words/words.tsx'
import css from './language.module.css'
import { choose, useSettings } from './settings.ts'

/** What a language calls itself. */
export const OWN_NAME: { readonly [language in Language]: string } = { pl: 'Polski', ru: 'Русский', en: 'English' }

/** PL RU EN: one click, at any time. */
export function LanguageSwitch({ className = '' }: { readonly className?: string | undefined }) {
  const { ui } = useWords()
  const { language } = useSettings()
  return (
    <fieldset className={`${css.switch} ${className}`}>
      <legend className="unseen">{ui('settings.language')}</legend>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          title={OWN_NAME[one]}
          aria-label={OWN_NAME[one]}
          aria-pressed={one === language}
          onClick={() => choose({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
