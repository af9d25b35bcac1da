import { Link } from 'wouter'
import { Icon } from '../../art/icon.tsx'
import { useWords } from '../../words/words.tsx'
import css from './doors.module.css'

const DOORS = [
  { key: 'create', href: '/tables/new', icon: 'round-table' },
  { key: 'join', href: '/tables', icon: 'person' },
  { key: 'watch', href: '/tables#running', icon: 'binoculars' },
  { key: 'mine', href: '/games', icon: 'hourglass' },
] as const

/** The ways to other people. */
export function Doors({ waiting }: { readonly waiting: number }) {
  const { ui } = useWords()
  return (
    <ul className={css.doors}>
      {DOORS.map(({ key, href, icon }) => (
        <li key={key}>
          <Link href={href} className={css.door}>
            <Icon name={icon} className={css.icon} />
            <strong>{ui(`front.${key}`)}</strong>
            {key === 'mine' && waiting > 0 ? (
              <span className={css.waiting}>{ui('front.your-turn', { n: waiting })}</span>
            ) : (
              <span>{ui(`front.${key}.about`)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
