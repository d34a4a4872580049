import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { ProviderListHeading } from './ProviderListHeading.tsx'
import { ProviderListing, type ProviderListingProps } from './ProviderListing.tsx'
import { providersCrumb } from './providersCrumb.ts'

type FoundProvidersScreenProps = ProviderListingProps & {
  /** What was searched for. */
  title: string
  /** The number of providers on all pages; left out while unknown. */
  total?: number | undefined
  /** A `ProviderSearch`. */
  search: ReactNode
  /** The open `ProviderFilterSheet` or `DescriptionDialog`. */
  dialog?: ReactNode
}

/** What a search in the directory of service providers found. */
export const FoundProvidersScreen = ({ title, total, search, dialog, ...listing }: FoundProvidersScreenProps) => (
  <Page>
    <Stack gap={4}>
      <Stack gap={1}>
        <Breadcrumb trail={[{ label: 'Home', page: 'home' }, providersCrumb, { label: title }]} />
        <ProviderListHeading title={title} total={total} />
      </Stack>
      {search}
      <ProviderListing {...listing} />
    </Stack>
    {dialog}
  </Page>
)
