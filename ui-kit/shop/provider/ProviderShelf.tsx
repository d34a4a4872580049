import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import type { CardProvider } from './ProviderCard.tsx'
import { ProviderGrid } from './ProviderGrid.tsx'

type ProviderShelfProps = {
  /** The heading above it. */
  title: string
  /** The service providers, in the order in which they are shown. */
  providers: readonly CardProvider[]
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
  /** Opens the `DescriptionDialog` of a provider. */
  onShowMore?: ((id: string) => void) | undefined
}

/** A titled choice of providers; on phones, one horizontally scrolling line. */
export const ProviderShelf = ({ title, ...cards }: ProviderShelfProps) => (
  <TitledSection title={title}>
    <ProviderGrid {...cards} inOneLine />
  </TitledSection>
)
