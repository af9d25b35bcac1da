import type { CardId } from '@athanor/seasons'
import { Icon } from '../../art/icon.tsx'
import { useHelp } from '../../table/help.tsx'
import { useSay } from '../speech/use-say.ts'
import css from './magnifier.module.css'

/** Opens a card in full where a click on the card itself does something else. */
export function Magnifier({ card }: { readonly card: CardId }) {
  const { say, t } = useSay()
  const { open } = useHelp()
  const key = `card.${card}`
  return (
    <button
      type="button"
      className={css.magnifier}
      aria-label={t('zoom', { name: say({ key }) })}
      onClick={() => open(key)}
    >
      <Icon name="magnifying-glass" />
    </button>
  )
}
