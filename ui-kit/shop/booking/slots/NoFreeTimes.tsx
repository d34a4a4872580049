import { CalendarOff } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { type Slot, slotName } from '#ui-kit/shop/booking/slotTimes.ts'

type NoFreeTimesProps = {
  /** The next free slot of all; null if there is none. */
  soonest: Slot | null | undefined
  /** Shows later days; undefined at the end. */
  onLater: (() => void) | undefined
  onChoose: (start: string) => void
}

/** Seven days without a free time, and where to go from there. */
export const NoFreeTimes = ({ soonest, onLater, onChoose }: NoFreeTimesProps) =>
  soonest === null ? (
    <EmptyState level={3} icon={<CalendarOff size={28} aria-hidden />} title="No free times at the moment">
      New times open every day. Call, or look for someone else in the same trade.
    </EmptyState>
  ) : (
    <EmptyState
      level={3}
      icon={<CalendarOff size={28} aria-hidden />}
      title="No free times on these days"
      action={
        soonest ? (
          <Button kind="secondary" onClick={() => onChoose(soonest.start)}>
            Next free: {slotName(soonest.start)}
          </Button>
        ) : (
          onLater && (
            <Button kind="secondary" onClick={onLater}>
              Look at later days
            </Button>
          )
        )
      }
    />
  )
