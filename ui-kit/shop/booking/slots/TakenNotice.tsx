import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { type Slot, slotDay, slotName, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'
import { tabular } from '#ui-kit/theme/font.ts'

type TakenNoticeProps = {
  /** The start of the slot that somebody else took. */
  start: string
  /** The nearest free slots, with the same one if it is free again. */
  nearest: readonly Slot[]
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Called with the start of a free time that somebody chooses instead. */
  onChoose: (start: string) => void
}

/** Says that somebody else took the chosen time, and offers the nearest free ones, among them the same time once it is free again. */
export const TakenNotice = ({ start, nearest, busy, onChoose }: TakenNoticeProps) => (
  <Notice
    tone={isFreeAgain(start, nearest) ? 'info' : 'warn'}
    live
    title={isFreeAgain(start, nearest) ? 'This time is free again' : 'This time was just taken'}
    action={
      nearest.length > 0 && (
        <Choices aria-label="Nearest free times">
          {nearest.map((slot) => (
            <li key={slot.start}>
              <Button kind="secondary" size="small" disabled={busy} onClick={() => onChoose(slot.start)}>
                {slotDay(slot.start) === slotDay(start) ? slotTime(slot.start) : slotName(slot.start)}
              </Button>
            </li>
          ))}
        </Choices>
      )
    }
  >
    {sentence(start, nearest)}
  </Notice>
)

const isFreeAgain = (start: string, nearest: readonly Slot[]) => nearest.some((slot) => slot.start === start)

const sentence = (start: string, nearest: readonly Slot[]) => {
  if (isFreeAgain(start, nearest)) return `${slotName(start)} is free again. Take it, or a time close to it:`
  const gone = `Someone else was quicker: ${slotName(start)} is gone.`
  return nearest.length > 0 ? `${gone} Still free, and close to it:` : `${gone} Choose another day.`
}

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-2);
  ${tabular}
`
