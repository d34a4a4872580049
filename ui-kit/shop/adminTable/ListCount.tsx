import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import type { ListState } from './ListContent.tsx'

type ListCountProps = {
  /** How many entries there are, and whether they load. */
  list: Pick<ListState, 'totalCount' | 'loading' | 'failure'>
  /** The noun of one row: 'order'. */
  noun: string
  /** Where it does not end in a plain s. */
  plural?: string | undefined
}

/** How many rows of a list match, on all pages. Nothing while it loads and after a failure; keep it mounted, so that changes are announced. */
export const ListCount = ({ list: { totalCount, loading, failure }, noun, plural }: ListCountProps) => (
  <Text size={14} tone="ink-2" role="status">
    {!loading && !failure && formatCount(totalCount, noun, plural)}
  </Text>
)
