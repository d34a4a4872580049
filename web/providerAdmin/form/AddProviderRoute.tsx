import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProviderFormScreen } from '#ui-kit/screens/providerAdmin/ProviderFormScreen.tsx'
import { emptyProvider, isSameProvider, type ProviderDraft } from '#ui-kit/shop/providerAdmin/providerDraft.ts'
import { editProviderHref } from '#web/state/adminLinks.ts'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { formFailure } from '#web/state/recordForm/formFailure.ts'
import { useAddRecord } from '#web/state/recordForm/useAddRecord.ts'
import { addProviderRequest, providerFieldOf } from './providerRequests.ts'
import { useProviderChoices } from './useProviderChoices.ts'
import { useProviderPictures } from './useProviderPictures.ts'

/** The form of a new service provider, who is listed at once or later. */
export const AddProviderRoute = () => {
  const { form, leaving } = useNewProvider()

  return (
    <>
      <PageHead title="Add service provider" />
      <ProviderFormScreen mode="add" form={form} leaving={leaving} />
    </>
  )
}

const useNewProvider = () => {
  const { shop } = useClient()
  const navigate = useNavigate()
  const [draft, onDraft] = useState(emptyProvider)
  const { isUploading, ...uploads } = useProviderPictures(
    (options) => shop.send('POST api/service-providers/images', {}, options),
    onDraft,
  )
  const { leaving, allowLeaving } = useUnsavedChanges(
    '/AddServiceProvider',
    isUploading || !isSameProvider(draft, emptyProvider),
  )
  const { add, busy, failed } = useAddRecord({
    send: (querydata: ReturnType<typeof addProviderRequest>, options) =>
      shop.send('POST api/service-providers/add', { querydata }, options),
    stale: ['GET api/service-providers/', 'GET audit/'],
    onAdded: ({ result }) => {
      allowLeaving()
      navigate(editProviderHref(result.id), { replace: true })
    },
  })

  const form = {
    ...{ draft, onDraft, opened: emptyProvider, busy },
    ...uploads,
    ...useProviderChoices(),
    ...formFailure(failed, 'Failed to add service provider', providerFieldOf),
    onSettle: onDraft,
    onSubmit: (submitted: ProviderDraft) => add(addProviderRequest(submitted)),
  }
  return { form, leaving }
}
