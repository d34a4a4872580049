import { ProviderFormScreen } from '#ui-kit/screens/providerAdmin/ProviderFormScreen.tsx'
import { providerHistoryHref } from '#web/state/adminLinks.ts'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { providerHref } from '#web/state/provider/providerLinks.ts'
import { useFreshRecord } from '#web/state/recordForm/useFreshRecord.ts'
import type { EditableProvider } from './providerRequests.ts'
import { loadProvider, useProviderEditor } from './useProviderEditor.ts'

/** The form of an existing service provider. */
export const UpdateProviderRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <UpdateProvider key={id} id={id} />
}

const UpdateProvider = ({ id }: { id: string }) => {
  const { shop } = useClient()
  const { record: provider, failed, retry } = useFreshRecord(() => loadProvider(shop, id))
  if (provider) return <OpenProvider provider={provider} />

  return (
    <>
      <PageHead title="Update service provider" />
      <ProviderFormScreen
        mode="update"
        form={undefined}
        missing={failed?.reason.status === 404}
        failure={failed && { message: failed.message, onRetry: retry }}
      />
    </>
  )
}

const OpenProvider = ({ provider }: { provider: EditableProvider }) => {
  const { form, leaving, isActive } = useProviderEditor(provider)

  return (
    <>
      <PageHead title={`Update ${provider.fullName}`} />
      <ProviderFormScreen
        mode="update"
        form={form}
        leaving={leaving}
        historyHref={providerHistoryHref(provider.id)}
        publicHref={isActive ? providerHref(provider.id) : undefined}
      />
    </>
  )
}
