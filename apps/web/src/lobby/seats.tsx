import { useCallback } from 'react'
import { usePerson } from '../account/account.ts'
import { Icon } from '../art/icon.tsx'
import { api } from '../net/api.ts'
import { BOT_LEVELS, type BotLevel, chairs, type SeatCard, type TableCard } from '../net/cards.ts'
import { useAction } from '../net/use-action.ts'
import { Button } from '../ui/button.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { useWords } from '../words/words.tsx'
import css from './seats.module.css'
import { nameOf } from './who.ts'

/** The chairs round the table. The host may seat bots and free seats. */
export function Seats({ card, onChange }: { readonly card: TableCard; onChange(card: TableCard): void }) {
  const person = usePerson()
  const hosts = person?.id === card.host
  const { run, busy, fault } = useAction(
    useCallback(
      async (seat: number, bot?: BotLevel) => onChange(await api.seatBot(card.id, seat, bot)),
      [card.id, onChange],
    ),
  )
  return (
    <>
      <ol className={css.seats}>
        {chairs(card).map((taken, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <li key={seat} className={css.seat} data-free={taken === undefined || undefined}>
            {taken ? <Taken card={card} seat={taken} /> : <Free />}
            {hosts && !taken && <BotButtons seat={seat} disabled={busy} onPick={(bot) => run(seat, bot)} />}
            {hosts && taken && taken.person !== person?.id && (
              <UnseatButton card={card} seat={taken} disabled={busy} onPick={() => run(seat)} />
            )}
          </li>
        ))}
      </ol>
      <FaultLine of={fault} />
    </>
  )
}

function Taken({ card, seat }: { readonly card: TableCard; readonly seat: SeatCard }) {
  const { ui } = useWords()
  const person = usePerson()
  const marks = [
    seat.bot && ui('bot.of', { level: ui(`bot.${seat.bot as BotLevel}`) }),
    seat.person !== undefined && seat.person === card.host && ui('table.host'),
    seat.person !== undefined && seat.person === person?.id && ui('table.you'),
  ].filter(Boolean)
  return (
    <>
      <Icon name={seat.bot ? 'vintage-robot' : 'person'} className={css.icon} />
      <span className={css.name}>{nameOf(card, seat, ui)}</span>
      <span className={css.marks}>{marks.join(' · ')}</span>
    </>
  )
}

function Free() {
  const { ui } = useWords()
  return (
    <>
      <Icon name="person" className={css.icon} />
      <span className={css.name}>{ui('table.free')}</span>
    </>
  )
}

interface SeatAction<T> {
  readonly disabled: boolean
  onPick(value: T): void
}

function BotButtons({ seat, disabled, onPick }: SeatAction<BotLevel> & { readonly seat: number }) {
  const { ui } = useWords()
  return (
    <div className={css.tools}>
      <span>{ui('room.bot')}:</span>
      {BOT_LEVELS.map((level) => (
        <Button
          key={level}
          disabled={disabled}
          aria-label={ui('room.bot.at', { level: ui(`bot.${level}`), n: seat + 1 })}
          onClick={() => onPick(level)}
        >
          {ui(`bot.${level}`)}
        </Button>
      ))}
    </div>
  )
}

function UnseatButton(props: SeatAction<void> & { readonly card: TableCard; readonly seat: SeatCard }) {
  const { card, seat, disabled, onPick } = props
  const { ui } = useWords()
  return (
    <div className={css.tools}>
      <Button
        look="quiet"
        disabled={disabled}
        aria-label={ui('room.unseat.at', { who: nameOf(card, seat, ui) })}
        onClick={() => onPick()}
      >
        {ui('room.unseat')}
      </Button>
    </div>
  )
}
