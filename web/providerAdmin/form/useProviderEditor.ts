import { bookingStatuses } from '#ui-kit/shop/booking/bookingStatus.ts'
import { isSameProvider } from '#ui-kit/shop/providerAdmin/providerDraft.ts'
import { editProviderHref, managedBookingHref } from '#web/state/adminLinks.ts'
import { type Client, useClient } from '#web/state/client.ts'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { formFailure } from '#web/state/recordForm/formFailure.ts'
import { useRecordEditor } from '#web/state/recordForm/useRecordEditor.ts'
import { type EditableProvider, providerFieldOf, toProviderDraft, updateProviderRequest } from './providerRequests.ts'
import { useProviderChoices } from './useProviderChoices.ts'
import { useProviderPictures } from './useProviderPictures.ts'

/** The form of an existing service provider. */
export const useProviderEditor = (provider: EditableProvider) => {
  const { shop } = useClient()
  const params = { id: provider.id }
  const {
    form: fields,
    saved,
    failed,
  } = useRecordEditor(provider, {
    toDraft: toProviderDraft,
    requestOf: updateProviderRequest,
    send: (querydata, options) =>
      shop.send('POST api/service-providers/updateById/:id', { params, querydata }, options),
    load: () => loadProvider(shop, provider.id),
    stale: ['GET api/service-providers/', 'GET audit/'],
  })
  const { draft, opened, onDraft } = fields
  const { isUploading, ...uploads } = useProviderPictures(
    (options) => shop.send('POST api/service-providers/images/:id', { params }, options),
    onDraft,
  )
  const { leaving } = useUnsavedChanges(editProviderHref(provider.id), isUploading || !isSameProvider(draft, opened))

  const form = {
    ...fields,
    ...uploads,
    ...useProviderChoices(),
    ...formFailure(failed, 'Failed to update service provider', providerFieldOf),
    strandedBookings: saved.strandedBookings.map(strandedBooking),
  }
  return { form, leaving, isActive: saved.isActive }
}

/** Loads a service provider to edit, from its own record. */
export const loadProvider = async (shop: Client['shop'], id: string): Promise<EditableProvider> => {
  const { result, strandedBookings } = await shop.get('GET api/service-providers/forEdit/:id', { params: { id } })
  return { ...result, strandedBookings }
}

const strandedBooking = ({ start, minutes, ...booking }: EditableProvider['strandedBookings'][number]) => ({
  ...booking,
  status: bookingStatuses.find((status) => status === booking.status) ?? 'Requested',
  href: managedBookingHref(booking.id),
  slot: { start, minutes },
})
