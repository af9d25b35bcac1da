import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import form from '../ui/form.module.css'
import { useWords } from '../words/words.tsx'
import css from './invite.module.css'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

/** The link that brings friends to the table: copied, shared, or shown to a phone's camera. */
export function Invite({ invitation }: { readonly invitation: string }) {
  const { ui } = useWords()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const link = `${location.origin}/join/${invitation}`
  const copy = async (): Promise<void> => {
    field.current?.select()
    await copyText(link)
    setCopied(true)
  }
  return (
    <div className={css.invite}>
      <div className={css.words}>
        <p>{ui('room.invite.about')}</p>
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={ui('room.link')}
          className={form.input}
          onFocus={({ target }) => target.select()}
        />
        <div className={css.tools}>
          <Button look="primary" onClick={() => void copy()}>
            {ui(copied ? 'room.copied' : 'room.copy')}
          </Button>
          {'share' in navigator && (
            <Button onClick={() => void navigator.share({ title: 'Athanor', url: link }).catch(() => {})}>
              {ui('room.share')}
            </Button>
          )}
          <span role="status" className="unseen">
            {copied && ui('room.copied')}
          </span>
        </div>
      </div>
      <div className={css.code}>
        <Suspense>
          <QrCode text={link} label={ui('room.qr')} />
        </Suspense>
      </div>
    </div>
  )
}
