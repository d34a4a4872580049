import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { TakenNotice } from '#ui-kit/shop/booking/slots/TakenNotice.tsx'
import type { Slot } from '#ui-kit/shop/booking/slotTimes.ts'

/** Why a booking was refused, or that its outcome is unknown. */
export type BookingRefusal =
  | { kind: 'SlotIsTaken'; start: string; nearest: readonly Slot[] }
  /** The connection failed or the server did not answer: the booking may have been requested. */
  | { kind: 'Unknown'; message: string }
  /** The time could not be kept again. */
  | { kind: 'NotHeld'; message: string }
  | { kind: 'Other'; message: string }

type BookingRefusalNoticeProps = {
  refusal: BookingRefusal
  busy?: boolean | undefined
  /** Takes one of the nearest free slots instead. */
  onChooseSlot: (start: string) => void
  /** Sends the same request again. */
  onTryAgain: () => void
}

/** Says why the booking was refused, with the action that helps. */
export const BookingRefusalNotice = ({ refusal, busy, onChooseSlot, onTryAgain }: BookingRefusalNoticeProps) => {
  if (refusal.kind === 'SlotIsTaken') return <TakenNotice {...refusal} busy={busy} onChoose={onChooseSlot} />
  if (refusal.kind === 'Unknown') {
    return (
      <Notice
        tone="warn"
        live
        title="We do not know whether it went through"
        action={
          <Button size="small" loading={busy} onClick={onTryAgain}>
            Try again
          </Button>
        }
      >
        {asSentence(refusal.message)} Try again: it cannot be booked twice.
      </Notice>
    )
  }

  return (
    <Notice
      tone="bad"
      live
      title={refusal.kind === 'NotHeld' ? 'Failed to hold the time' : 'Failed to request the booking'}
    >
      {refusal.message}
    </Notice>
  )
}

const asSentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`)
