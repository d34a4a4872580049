import { SearchCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { desktop, largeText } from '#ui-kit/theme/media.ts'
import type { UnfoundSearch } from './figures.ts'

type UnfoundSearchesProps = {
  /** Most frequent first. */
  searches: readonly UnfoundSearch[]
  /** The number of all unsuccessful searches, listed or not. */
  count: number
  /** Where the form for a new product is. */
  addHref: string
}

/** The most frequent searches without a result. */
export const UnfoundSearches = ({ searches, count, addHref }: UnfoundSearchesProps) => (
  <Card id="searches">
    <Stack gap={4}>
      <Row justify="space-between" wrap>
        <Heading level={2} size={20}>
          Searches without a result
        </Heading>
        {count > 0 && (
          <Button kind="secondary" href={addHref}>
            Add a product
          </Button>
        )}
      </Row>
      {searches.length === 0 ? (
        <EmptyState icon={<SearchCheck size={28} aria-hidden />} title="Everything was found">
          Searches without a result appear here within a minute.
        </EmptyState>
      ) : (
        <>
          <Text size={14} tone="ink-2">
            {formatCount(count, 'search', 'searches')} without a result in this period. Perhaps we sell it under another
            name, or should.
          </Text>
          <List>
            {searches.map((search) => (
              <li key={search.text}>
                <SearchText>{search.text}</SearchText>
                <Times>{search.count === 1 ? 'once' : `${search.count} times`}</Times>
                <SearchLink href={search.href}>
                  Search the products<VisuallyHidden>{` for ${search.text}`}</VisuallyHidden>
                </SearchLink>
              </li>
            ))}
          </List>
        </>
      )}
    </Stack>
  </Card>
)

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--space-4);
    border-top: var(--border) solid var(--line);
    padding-block: var(--space-1);
  }
  ${desktop} {
    li {
      grid-template-columns: minmax(0, 1fr) 96px auto;
    }
  }
  ${largeText} {
    li {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
  }
`

const SearchText = styled.span`
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

const Times = styled.span`
  color: var(--ink-2);
  text-align: end;
  ${font(14)}
  ${tabular}
`

const SearchLink = styled(Anchor)`
  position: relative;
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  ${font(14, 600)}
`
