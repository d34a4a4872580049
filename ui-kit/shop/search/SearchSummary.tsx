import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type SearchSummaryProps = {
  /** Of the page: 'Search results', 'On sale'. */
  title: string
  /** What was searched for; left out where only filters were set. */
  text?: string | undefined
  /** Left out while it is not known. */
  total?: number | undefined
}

/** What this list is, and how many there are: '12 result(s) found for "kettle"'. */
export const SearchSummary = ({ title, text, total }: SearchSummaryProps) => (
  <Stack gap={1}>
    <Heading level={1}>{title}</Heading>
    <Text role="status" tone="ink-2">
      {total !== undefined && `${total} result(s) found${text ? ` for "${text}"` : ''}`}
    </Text>
  </Stack>
)
