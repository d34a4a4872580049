import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type SearchSummaryProps = {
  /** The title of the page: 'Search results', 'On sale'. */
  title: string
  /** The search text; undefined when only filters are set. */
  text?: string | undefined
  /** Undefined until it is known. */
  total?: number | undefined
}

/** The title of a product list and the number of results: '12 result(s) found for "kettle"'. */
export const SearchSummary = ({ title, text, total }: SearchSummaryProps) => (
  <Stack gap={1}>
    <Heading level={1}>{title}</Heading>
    <Text role="status" tone="ink-2">
      {total !== undefined && `${total} result(s) found${text ? ` for "${text}"` : ''}`}
    </Text>
  </Stack>
)
