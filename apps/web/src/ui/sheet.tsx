import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words/words.tsx'
import { Button } from './button.tsx'
import css from './ui.module.css'

/** Something over the page, until it is closed: by its button, the Escape key or a click beside it. */
export function Sheet({
  title,
  wide = false,
  onClose,
  children,
  ...data
}: {
  readonly title: string
  /** May take more of the page, if what is in it needs that. */
  readonly wide?: boolean
  /** Marks the sheet for tests. */
  readonly [data: `data-${string}`]: boolean | undefined
  onClose(): void
  readonly children: ReactNode
}) {
  const { ui } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // A dialog that is closed, and not only taken away, gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog without our help
    <dialog
      {...data}
      ref={dialog}
      className={css.sheet}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      onClose={() => {
        // React mounts twice while it is being worked on: a dialog that is open again was not closed by anybody.
        if (!dialog.current?.open) onClose()
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose()
      }}
    >
      <div className={css.sheetBody}>
        <div className={css.sheetHead}>
          <h2 id={heading}>{title}</h2>
          <Button look="quiet" onClick={onClose} aria-label={ui('close')}>
            ✕
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
