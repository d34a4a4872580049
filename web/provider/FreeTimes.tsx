import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { SlotPicker } from '#ui-kit/shop/booking/slots/SlotPicker.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { useFreeTimes } from '#web/state/booking/useFreeTimes.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { useScrollToHash } from '#web/state/navigation/useScrollToHash.ts'
import { bookingHref } from '#web/state/provider/providerLinks.ts'

type FreeTimesProps = {
  provider: Pick<AnswerOf<'GET api/service-providers/:id'>['result'], 'id' | 'soonest'>
  /** ISO moment of the answer. */
  openedAt: string
  /** Called with the chosen time as soon as it can be booked, and with undefined once it cannot. */
  onBookableChange: (bookable: { providerId: string; start: string } | undefined) => void
}

/** Chooses a time of a service provider; the button leads to the booking form. */
export const FreeTimes = ({ provider: { id, soonest }, openedAt, onBookableChange }: FreeTimesProps) => {
  const { chosenIsTaken, ...picker } = useFreeTimes(id, { soonest, openedAt })
  const bookable = chosenIsTaken || picker.offline ? undefined : picker.chosen
  const report = useEffectEvent(onBookableChange)
  useEffect(() => {
    report(bookable === undefined ? undefined : { providerId: id, start: bookable })
    return () => report(undefined)
  }, [id, bookable])
  useScrollToHash({ only: 'times', isReady: useLastDefined(picker.days) !== undefined })

  return (
    <SlotPicker
      {...picker}
      action={
        bookable ? (
          <Button wide href={bookingHref(id, bookable)}>
            Book {slotName(bookable)}
          </Button>
        ) : (
          <Button wide disabled>
            Choose a time to book it
          </Button>
        )
      }
    />
  )
}
