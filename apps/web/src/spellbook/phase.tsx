import type { Icon as When } from '@athanor/spellbook'
import { Icon } from '../art/icon.tsx'

const PICTURE: { readonly [when in When | 'altar']: string } = {
  morning: 'sunrise',
  midday: 'sun',
  evening: 'sunset',
  instant: 'power-lightning',
  permanent: 'infinity',
  end: 'laurel-crown',
  none: 'feather',
  altar: 'moon',
}

/** When something happens: a phase of the day, or when a level works. */
export function WhenIcon({
  when,
  className,
}: {
  readonly when: When | 'altar'
  readonly className?: string | undefined
}) {
  return <Icon name={PICTURE[when]} className={className} />
}
