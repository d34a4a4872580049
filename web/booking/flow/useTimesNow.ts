import { useEffect, useEffectEvent } from 'react'
import { isTimeTaken, nearestSlots } from '#ui-kit/shop/booking/slots/freeDays.ts'
import { slotDay } from '#ui-kit/shop/booking/slotTimes.ts'
import { useSlotUpdates } from '#web/state/booking/useSlotUpdates.ts'
import { useClient } from '#web/state/client.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import type { BookingFlow } from './useBookingFlow.ts'

const slots = 'GET api/service-providers/slots/:id'
const searchedDays = '14'

/** Tells the flow which times are free, whenever they change while the customer has none that is kept. */
export const useTimesNow = ({ state, send }: BookingFlow) => {
  const { queryCache } = useClient()
  const { providerId, start } = state.context
  const hasNoTime = state.matches('timeTaken') || state.matches('holdExpired')
  const request = { params: { id: providerId }, query: { from: hasNoTime ? slotDay(start) : '', days: searchedDays } }
  useSlotUpdates(providerId)
  const days = useQuery(slots, hasNoTime ? request : undefined).answer?.result.days

  const tell = useEffectEvent(() => {
    if (!days || queryCache.entryOf(slots, request)?.at === 0) return
    const nearest = nearestSlots(days, start).map((slot) => slot.start)
    send({ type: 'timesRefreshed', isFree: !isTimeTaken(days, start), nearest })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells each answer once
  useEffect(tell, [days, state.value])
}
