import { Icon } from '../../art/icon.tsx'
import { useHelp } from '../../table/help.tsx'
import { enchantmentPicture } from '../cards/pictures.ts'
import { useBoard } from '../context.tsx'
import { useSay } from '../speech/use-say.ts'
import css from './common.module.css'

/** The enchantment of the game. */
export function Enchantment() {
  const { view } = useBoard()
  const { say } = useSay()
  const { open } = useHelp()
  const id = view.enchantment
  if (id === null) return undefined
  return (
    <button
      type="button"
      className={css.enchantment}
      data-hint={say({ key: `enchantment-effect.${id}` })}
      onClick={() => open(`enchantment.${id}`)}
    >
      <Icon name={enchantmentPicture(id)} />
      <span>
        <b>{say({ key: `enchantment.${id}` })}</b>
        <span className={css.enchantmentText}>{say({ key: `enchantment-effect.${id}` })}</span>
      </span>
    </button>
  )
}
