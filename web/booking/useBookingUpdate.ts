import { useState } from 'react'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import type { RequestOf } from '#web/state/http/calls.ts'

export type BookingUpdate = RequestOf<'POST bookings/update'>['querydata']

/**
 * `edit` updates a booking, refreshes the cached answers about it and shows a toast with `successMessage`. It resolves with the failure, if
 * there was one.
 */
export const useBookingUpdate = () => {
  const { shop, queryCache, store } = useClient()
  const [busy, setBusy] = useState(false)

  const edit = async (querydata: BookingUpdate, successMessage: string): Promise<CallFailed | undefined> => {
    setBusy(true)
    try {
      await shop.send('POST bookings/update', { querydata })
      queryCache.invalidate('GET bookings/', 'GET api/service-providers/slots/', 'GET audit/bookings/')
      toast(store, successMessage)
      return undefined
    } catch (thrown) {
      return asCallFailed(thrown)
    } finally {
      setBusy(false)
    }
  }

  return { busy, edit }
}
