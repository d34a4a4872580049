import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { DirectoryHero } from './DirectoryHero.tsx'
import { DirectoryStart, type DirectoryStartProps } from './DirectoryStart.tsx'
import { ProviderListHeading } from './ProviderListHeading.tsx'
import { ProviderListing, type ProviderListingProps } from './ProviderListing.tsx'
import { providersCrumb } from './providersCrumb.ts'

type ProvidersScreenProps = {
  /** A `ProviderSearch`. */
  search: ReactNode
  /** The groups, and the providers to show first; shown while nobody searches or filters. */
  start: DirectoryStartProps
  /** What was found, once somebody searches or filters. */
  results?: (ProviderListingProps & { title: string; total?: number | undefined }) | undefined
  /** The open `ProviderFilterSheet` or `DescriptionDialog`. */
  dialog?: ReactNode
}

/** The start of the directory of service providers, or what a search in it found. */
export const ProvidersScreen = ({ search, start, results, dialog }: ProvidersScreenProps) => (
  <Page>
    {results ? (
      <Stack gap={4}>
        <Stack gap={1}>
          <Breadcrumb trail={[home, providersCrumb, { label: results.title }]} />
          <ProviderListHeading title={results.title} total={results.total} />
        </Stack>
        {search}
        <ProviderListing {...results} />
      </Stack>
    ) : (
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumb trail={[home, { label: providersCrumb.label }]} />
          <DirectoryHero>{search}</DirectoryHero>
        </Stack>
        <DirectoryStart {...start} />
      </Stack>
    )}
    {dialog}
  </Page>
)

const home = { label: 'Home', href: '/' }
