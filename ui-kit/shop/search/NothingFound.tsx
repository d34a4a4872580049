import { SearchX } from 'lucide-react'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type NothingFoundProps = {
  /** What the server said about it; shown in red. */
  message?: string | undefined
  /** Words that are close to what was typed, or categories. */
  didYouMean: readonly { label: string; href: string }[]
}

/** A search without a result: what was wrong, and what to try. */
export const NothingFound = ({ message, didYouMean }: NothingFoundProps) => (
  <EmptyState
    icon={<SearchX size={32} aria-hidden />}
    title="Nothing like that here"
    action={didYouMean.length > 0 && <DidYouMean links={didYouMean} />}
  >
    {message && (
      <Text tone="bad" strong role="alert">
        {message}
      </Text>
    )}
    Try fewer or other words, or take a filter away.
  </EmptyState>
)

const DidYouMean = ({ links }: { links: NothingFoundProps['didYouMean'] }) => (
  <Stack gap={2}>
    <Text strong>Did you mean</Text>
    <LinkChips label="Did you mean" links={links} centered />
  </Stack>
)
