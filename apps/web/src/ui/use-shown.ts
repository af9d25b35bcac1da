import { type RefObject, useEffect, useRef } from 'react'
import { useNarrow } from './narrow.ts'

/** On a phone something comes into sight when the question is about it. */
export function useShown(asked: boolean): RefObject<HTMLDivElement | null> {
  const narrow = useNarrow()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (narrow && asked) element.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [narrow, asked])
  return element
}
