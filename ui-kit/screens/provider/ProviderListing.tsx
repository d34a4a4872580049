import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { NoProviderFound } from '#ui-kit/shop/provider/NoProviderFound.tsx'
import type { CardProvider } from '#ui-kit/shop/provider/ProviderCard.tsx'
import { ProviderGrid } from '#ui-kit/shop/provider/ProviderGrid.tsx'
import { ListingColumns } from '#ui-kit/shop/search/ListingColumns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const PageNumbers = hydrateLater(
  async () => (await import('#ui-kit/elements/Paginator.tsx')).Paginator,
  <Text>The page numbers did not load. Reload the page to see them.</Text>,
)

export type ProviderListingProps = {
  /** The service providers on this page of the list. */
  providers: readonly CardProvider[]
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
  /** The server's message, shown in place of an empty list. */
  message?: string | undefined
  /** Links to other lists, for an empty one. */
  suggestions?: readonly { label: string; href: string }[] | undefined
  /** A `ListingBar` with `besidePanel`: filters, sort, `ActiveProviderFilters`. */
  bar?: ReactNode
  /** `ProviderFilters`, beside the list on wide screens. */
  panel?: ReactNode
  /** The page that is shown, from 1. */
  page: number
  /** How many pages the list has, from 1. */
  pages: number
  /** Keep it the same between two renderings of a page. */
  hrefFor: (page: number) => string
  /** Opens the `DescriptionDialog` of a provider. */
  onShowMore?: ((id: string) => void) | undefined
  /** Shows a skeleton of the same size while the data is on its way. */
  loading?: boolean | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
}

const perPage = 4

/** A list of service providers with its filters, four a page. */
export const ProviderListing = (props: ProviderListingProps) => (
  <ListingColumns panel={props.panel}>
    <List>
      {props.bar}
      {content(props)}
      {props.pages > 1 && (
        // The links of another list, such as a filtered one, are others.
        <PageNumbers key={props.hrefFor(1)} page={props.page} pages={props.pages} hrefFor={props.hrefFor} />
      )}
    </List>
  </ListingColumns>
)

const content = ({ providers, now, message, suggestions, onShowMore, loading, failure }: ProviderListingProps) => {
  if (failure) return <ErrorPanel {...failure} />
  if (loading) return <ListingSkeleton now={now} />
  if (providers.length === 0) return <NoProviderFound message={message} links={suggestions} />

  return <ProviderGrid providers={providers} now={now} onShowMore={onShowMore} level={2} />
}

const ListingSkeleton = ({ now }: { now: string }) => (
  <div>
    <VisuallyHidden>
      <Spinner label="Loading the service providers" />
    </VisuallyHidden>
    <ProviderGrid providers={[]} now={now} skeletons={perPage} />
  </div>
)

const List = styled(Stack)`
  gap: var(--space-4);
`
