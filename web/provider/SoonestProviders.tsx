import { ProviderShelf } from '#ui-kit/shop/provider/ProviderShelf.tsx'
import { type ListedProvider, providerCardOf } from './providerCard.ts'
import { useDescriptionDialog } from './useDescriptionDialog.tsx'

type SoonestProvidersProps = {
  providers: readonly ListedProvider[]
  /** ISO moment of the answer. */
  now: string
}

/** The best providers of those who are free first. */
export const SoonestProviders = ({ providers, now }: SoonestProvidersProps) => {
  const { dialog, onShowMore } = useDescriptionDialog(providers)

  return (
    <>
      <ProviderShelf
        title="Well rated and free soon"
        providers={providers.map(providerCardOf)}
        now={now}
        onShowMore={onShowMore}
      />
      {dialog}
    </>
  )
}
