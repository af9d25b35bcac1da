import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { usePerson } from '../account/account.ts'
import { LanguageSwitch } from '../settings/language.tsx'
import { SettingsSheet } from '../settings/sheet.tsx'
import { useWords } from '../words/words.tsx'
import { IconButton } from './icon-button.tsx'
import css from './page.module.css'

/** Whether a page was shown before this one: then its heading is where reading goes on. */
let visited = false

/** A page beside the table: head, what it is about, foot. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  useEffect(() => {
    if (visited) heading.current?.focus()
    visited = true
  }, [])
  return (
    <div className={css.page}>
      <PageHead />
      <main id="content" className={css.content}>
        <h1 ref={heading} tabIndex={-1} data-home className={css.title}>
          {title}
        </h1>
        {children}
      </main>
      <PageFoot />
    </div>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Athanor' ? title : `${title} · Athanor`
  }, [title])
}

/** Where one can go from any page. The front page has the name in large letters already, where there is room for them. */
export function PageHead({ front = false }: { readonly front?: boolean }) {
  const { ui } = useWords()
  const person = usePerson()
  const [settings, setSettings] = useState(false)
  return (
    <header className={css.head}>
      <a href="#content" className={css.skip}>
        {ui('site.skip')}
      </a>
      <Link href="/" className={css.brand} data-front={front || undefined}>
        Athanor
      </Link>
      <nav aria-label={ui('nav.main')} className={css.nav}>
        <Link href="/tables">{ui('nav.tables')}</Link>
        <Link href="/games">{ui('nav.games')}</Link>
        <Link href="/rules">{ui('learn')}</Link>
        <Link href="/cards">{ui('glossary')}</Link>
        <Link
          href="/me"
          className={css.me}
          title={ui('nav.me')}
          aria-label={person ? `${ui('nav.me')}: ${person.name}` : undefined}
        >
          {person ? person.name : ui('nav.me')}
        </Link>
      </nav>
      <div className={css.tools}>
        <LanguageSwitch />
        <IconButton icon="settings-knobs" label={ui('settings')} onClick={() => setSettings(true)} />
      </div>
      {settings && <SettingsSheet onClose={() => setSettings(false)} />}
    </header>
  )
}

export function PageFoot() {
  const { ui } = useWords()
  return (
    <footer className={css.foot}>
      <p>{ui('site.fan')}</p>
      <Link href="/about">{ui('nav.about')}</Link>
    </footer>
  )
}
