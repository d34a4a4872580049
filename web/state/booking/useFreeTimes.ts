import { useState } from 'react'
import { isTimeTaken } from '#ui-kit/shop/booking/slots/freeDays.ts'
import type { SlotPickerProps } from '#ui-kit/shop/booking/slots/SlotPicker.tsx'
import { addDays, slotDay } from '#ui-kit/shop/booking/slotTimes.ts'
import { useIsOffline } from '#web/state/browser/useIsOffline.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { daysPerPage, freeTimesRequest } from './freeTimesRequest.ts'
import { useSlotUpdates } from './useSlotUpdates.ts'

/**
 * The free times of a provider, a week at a time, as props of a `SlotPicker`; `chosenIsTaken`: somebody took the chosen time meanwhile. `soonest`: the next free slot of all. `openedAt`: the moment
 * (ISO 8601) whose day is today until the times are loaded.
 */
export const useFreeTimes = (
  providerId: string,
  { soonest, openedAt }: { soonest?: { start: string; minutes: number } | null | undefined; openedAt: string },
): Omit<SlotPickerProps, 'action'> & { chosenIsTaken: boolean } => {
  const [from, setFrom] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  useSlotUpdates(providerId)
  const timesQuery = useQuery('GET api/service-providers/slots/:id', freeTimesRequest(providerId, from))
  const { result, asOf } = timesQuery.answer ?? {}
  // While other days load.
  const { minutes = 0, callOutFee = 0, last = '' } = useLastDefined(result) ?? {}
  const today = slotDay(asOf ?? openedAt)
  const shownFrom = from ?? result?.from ?? today
  const offline = useIsOffline()
  const goTo = (day: string) => setFrom(day <= today ? undefined : day)

  return {
    from: shownFrom,
    days: result?.days,
    today,
    minutes,
    callOutFee: callOutFee > 0 ? formatAmount(callOutFee) : undefined,
    chosen,
    onChoose: (start) => {
      setChosen(start)
      const day = slotDay(start)
      if (day < shownFrom || day >= addDays(shownFrom, daysPerPage)) goTo(day)
    },
    chosenIsTaken: isTimeTaken(result?.days ?? [], chosen),
    onEarlier: shownFrom > today ? () => goTo(addDays(shownFrom, -daysPerPage)) : undefined,
    onLater: addDays(shownFrom, daysPerPage) <= last ? () => goTo(addDays(shownFrom, daysPerPage)) : undefined,
    soonest,
    // Without a connection the picker says so itself.
    failure: offline ? undefined : failureOf(timesQuery),
    offline,
  }
}
