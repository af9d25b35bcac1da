import { kindName } from '@athanor/seasons'
import { useBoard } from '../context.tsx'

/** What a token brings that can be transmuted where it lies. */
export function useWorth(): (place: string) => number | undefined {
  const { answerAt } = useBoard()
  return (place) => {
    const answer = answerAt(place)
    const worth = answer && kindName(answer.move) === 'transmute' ? answer.say.args?.n : undefined
    return typeof worth === 'number' ? worth : undefined
  }
}
