import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BookingRefusal } from '#ui-kit/shop/booking/form/BookingRefusalNotice.tsx'
import type { BookingDraft } from '#ui-kit/shop/booking/form/bookingDraft.ts'
import type { BookingErrors } from '#ui-kit/shop/booking/form/useBookingForm.ts'
import type { Slot } from '#ui-kit/shop/booking/slotTimes.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import type { AnswerOf, RequestOf } from '#web/state/http/calls.ts'
import { newIdempotencyKey } from '#web/state/http/idempotencyKeys.ts'
import { useOpenSignIn } from '#web/state/navigation/useOpenSignIn.ts'

type RequestedBooking = AnswerOf<'POST bookings/request'>['result']
type Hold = AnswerOf<'POST bookings/hold'>['result']
type NewBooking = Omit<RequestOf<'POST bookings/request'>['querydata'], 'providerId' | 'start'>

/** Holds a time of a provider while the form is filled, and requests the booking. `minutes`: the length of its slots. */
export const useBookingRequest = (providerId: string, start: string, minutes: number) => {
  const { shop, queryCache } = useClient()
  const navigate = useNavigate()
  const openSignIn = useOpenSignIn()
  const [hold, setHold] = useState<Hold>()
  const [holdError, setHoldError] = useState<CallFailed>()
  const [isHolding, setHolding] = useState(false)
  const [draft, setDraft] = useState<BookingDraft>({ phone: '', note: '' })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<CallFailed>()
  const [requested, setRequested] = useState<RequestedBooking>()
  // One key for all tries of the same request: the shop answers each as it answered the first.
  const attempt = useRef<{ key: string; content: string }>(undefined)

  const holdTime = async () => {
    setHolding(true)
    setHoldError(undefined)
    try {
      setHold((await shop.send('POST bookings/hold', { querydata: { providerId, start } })).result)
    } catch (thrown) {
      setHold(undefined)
      setHoldError(asCallFailed(thrown))
    } finally {
      setHolding(false)
    }
  }
  const holdWanted = useEffectEvent(holdTime)
  // biome-ignore lint/correctness/useExhaustiveDependencies: holds the time again when another one is in the address
  useEffect(() => {
    holdWanted()
  }, [providerId, start])

  const request = async (booking: NewBooking) => {
    const querydata = { ...booking, providerId, start }
    const content = JSON.stringify(querydata)
    if (attempt.current?.content !== content) attempt.current = { key: newIdempotencyKey(), content }
    setBusy(true)
    setError(undefined)
    try {
      const { result } = await shop.send(
        'POST bookings/request',
        { querydata },
        { idempotencyKey: attempt.current.key },
      )
      queryCache.invalidate('GET bookings/', `GET api/service-providers/slots/${encodeURIComponent(providerId)}`)
      setRequested(result)
      scrollTo(0, 0)
    } catch (thrown) {
      const failed = asCallFailed(thrown)
      setError(failed)
      if (failed.reason.refusal === 'EmailNotVerified') openSignIn('verify')
    } finally {
      setBusy(false)
    }
  }

  const taken = holdError && isTaken(holdError) ? { start, nearest: offeredSlots(holdError, minutes) } : undefined
  return {
    hold,
    holding: isHolding,
    holdAgain: () => holdTime(),
    draft,
    setDraft,
    busy: isBusy,
    request,
    requested,
    taken,
    errors: fieldErrorsOf(error),
    refusal: error && refusalOf(error, { start, minutes }),
    failure:
      holdError && !taken
        ? { message: holdError.message, onRetry: holdError.reason.status === 404 ? undefined : holdTime }
        : undefined,
    /** Another time of the same provider. */
    chooseSlot: (chosen: string) => {
      setError(undefined)
      setHold(undefined)
      setHoldError(undefined)
      navigate(`/ServiceProvider/${encodeURIComponent(providerId)}/book?start=${encodeURIComponent(chosen)}`, {
        replace: true,
      })
    },
  }
}

const slotRefusals = ['SlotIsTaken', 'SlotIsPast', 'SlotIsNotOffered', 'SlotIsTooFarAhead']

const isTaken = ({ reason }: CallFailed) => slotRefusals.includes(reason.refusal ?? '')

const offeredSlots = ({ reason }: CallFailed, minutes: number) =>
  (reason.offered ?? []).map((start) => ({ start, minutes }))

const refusalOf = (error: CallFailed, { start, minutes }: Slot): BookingRefusal | undefined => {
  if (isTaken(error)) return { kind: 'SlotIsTaken', start, nearest: offeredSlots(error, minutes) }
  if (error.isOffline || error.reason.status >= 500) return { kind: 'Unknown', message: error.message }
  return fieldErrorsOf(error) ? undefined : { kind: 'Other', message: error.message }
}

const fieldErrorsOf = (error: CallFailed | undefined): BookingErrors | undefined => {
  const own = (error?.reason.errors ?? []).filter(({ field }) => field === 'phone' || field === 'note')
  return own.length > 0 ? Object.fromEntries(own.map(({ field, message }) => [field, message])) : undefined
}
