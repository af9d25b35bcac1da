import { useLocation } from 'wouter'
import { freshId } from '../fresh.ts'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words.tsx'
import { keep, keptGame } from './kept.ts'

/** What to do when a game against bots is over. */
export function NextSteps({ id }: { readonly id: string }) {
  const { ui } = useWords()
  const [, navigate] = useLocation()
  const again = (): void => {
    const played = keptGame(id)
    if (!played) {
      navigate('/')
      return
    }
    const { record: _, ...same } = played
    const next = { ...same, id: freshId(), seed: freshId(), at: Date.now(), moves: 0, over: false }
    keep(next)
    navigate(`/play/${next.game}?go=${next.id}`)
  }
  return (
    <>
      <Button look="primary" onClick={again}>
        {ui('local.again')}
      </Button>
      <Button onClick={() => navigate(`/replay/${id}`)}>{ui('replay.look-back')}</Button>
      <Button onClick={() => navigate('/')}>{ui('local.other')}</Button>
    </>
  )
}
