import { SearchX } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type NoSearchResultsProps = {
  /** The error message of the server, shown in red. */
  message?: string | undefined
  /** Similar search words, or categories. */
  didYouMean: readonly { label: string; href: string }[]
}

/** The empty state of a search, with suggestions. */
export const NoSearchResults = ({ message, didYouMean }: NoSearchResultsProps) => (
  <EmptyState
    icon={<SearchX size={32} aria-hidden />}
    title="No results found"
    action={didYouMean.length > 0 && <DidYouMean links={didYouMean} />}
  >
    {message && (
      <Text tone="bad" strong role="alert">
        {message}
      </Text>
    )}
    Check the spelling, try fewer words or remove a filter.
  </EmptyState>
)

const DidYouMean = ({ links }: { links: NoSearchResultsProps['didYouMean'] }) => (
  <Stack gap={2}>
    <Text strong>You could also try</Text>
    <LinkChips label="You could also try" links={links} centered />
  </Stack>
)
