import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { NoProviderFound } from '#ui-kit/shop/provider/NoProviderFound.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { LoadedProvider, type LoadedProviderProps } from './LoadedProvider.tsx'
import { ProviderSkeleton } from './ProviderSkeleton.tsx'

type ProviderScreenProps = Omit<LoadedProviderProps, 'provider'> & {
  /** Leave out while it loads. */
  provider?: LoadedProviderProps['provider'] | undefined
  /** The steps from the home page to this page; the last one is this page and has no `href`. */
  trail: readonly { label: string; href?: string | undefined }[]
  /** Set if the provider does not exist or no longer works with the shop; links to other pages. */
  missing?: { links: readonly { label: string; href: string }[] } | undefined
  /** The open `PictureZoom`. */
  dialog?: ReactNode
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

/** One service provider: who it is, when there is time, what it costs, what others say. */
export const ProviderScreen = ({ trail, dialog, ...rest }: ProviderScreenProps) => (
  <Page>
    <Stack gap={4}>
      <Breadcrumb trail={trail} />
      {content(rest)}
    </Stack>
    {dialog}
  </Page>
)

const content = ({ provider, missing, failure, ...rest }: Omit<ProviderScreenProps, 'trail' | 'dialog'>) => {
  if (missing) {
    return (
      <NoProviderFound level={1} links={missing.links}>
        We could not find this service provider. Look here for somebody else.
      </NoProviderFound>
    )
  }
  if (failure) return <ErrorPanel level={1} {...failure} />

  return provider ? <LoadedProvider key={provider.id} provider={provider} {...rest} /> : <ProviderSkeleton />
}
