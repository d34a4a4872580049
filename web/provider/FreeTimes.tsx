import { Button } from '#ui-kit/elements/Button.tsx'
import { SlotPicker } from '#ui-kit/shop/booking/slots/SlotPicker.tsx'
import { slotName } from '#ui-kit/shop/booking/slotTimes.ts'
import { useFreeTimes } from '#web/state/booking/useFreeTimes.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { useScrollToHash } from '#web/state/navigation/useScrollToHash.ts'
import { providerHref } from '#web/state/provider/providerLinks.ts'

type FreeTimesProps = {
  provider: Pick<AnswerOf<'GET api/service-providers/:id'>['result'], 'id' | 'soonest'>
  /** ISO moment of the answer. */
  openedAt: string
}

/** Chooses a time of a service provider; the button leads to the booking form. */
export const FreeTimes = ({ provider: { id, soonest }, openedAt }: FreeTimesProps) => {
  const { chosenIsTaken, ...picker } = useFreeTimes(id, { soonest, openedAt })
  const { chosen, offline } = picker
  useScrollToHash({ only: 'times', isReady: useLastDefined(picker.days) !== undefined })

  return (
    <SlotPicker
      {...picker}
      action={
        chosen && !chosenIsTaken && !offline ? (
          <Button wide href={`${providerHref(id)}/book?start=${encodeURIComponent(chosen)}`}>
            Book {slotName(chosen)}
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
