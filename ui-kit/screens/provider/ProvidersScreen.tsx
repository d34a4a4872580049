import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { DirectoryHero } from './DirectoryHero.tsx'
import { DirectoryStart, type DirectoryStartProps } from './DirectoryStart.tsx'
import { providersCrumb } from './providersCrumb.ts'

type ProvidersScreenProps = {
  /** A `ProviderSearch`. */
  search: ReactNode
  /** The groups, and who is free first. */
  start: DirectoryStartProps
}

/** The start of the directory of service providers. */
export const ProvidersScreen = ({ search, start }: ProvidersScreenProps) => (
  <Page>
    <Stack gap={6}>
      <Stack gap={2}>
        <Breadcrumb trail={[{ label: 'Home', page: 'home' }, providersCrumb]} />
        <DirectoryHero>{search}</DirectoryHero>
      </Stack>
      <DirectoryStart {...start} />
    </Stack>
  </Page>
)
