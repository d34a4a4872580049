import { SearchCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import type { Unfound } from './figures.ts'

type UnfoundSearchesProps = {
  /** What was searched for most, first. */
  searches: readonly Unfound[]
  /** How many searches there were, also those that are not listed. */
  count: number
  addHref: string
}

/** What people looked for and the shop does not have. */
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
          What people look for and do not find will stand here within a minute.
        </EmptyState>
      ) : (
        <>
          <Text size={14} tone="ink-2">
            {counted(count)} found nothing on these days. Perhaps the shop has it under another name, or should.
          </Text>
          <List>
            {searches.map((search) => (
              <li key={search.text}>
                <Words>{search.text}</Words>
                <Times>{search.count === 1 ? 'once' : `${search.count} times`}</Times>
                <Way href={search.href}>
                  Look in the stockroom<VisuallyHidden>{` for ${search.text}`}</VisuallyHidden>
                </Way>
              </li>
            ))}
          </List>
        </>
      )}
    </Stack>
  </Card>
)

const counted = (count: number) => (count === 1 ? '1 search' : `${count} searches`)

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--space-4);
    border-top: var(--border) solid var(--line);
    padding-block: var(--space-1);
  }
  @media (min-width: 769px) {
    li {
      grid-template-columns: minmax(0, 1fr) 96px auto;
    }
  }
`

const Words = styled.span`
  overflow-wrap: anywhere;
  ${font(16, 600)}
`

const Times = styled.span`
  color: var(--ink-2);
  text-align: end;
  ${font(14)}
  ${tabular}
`

const Way = styled(Anchor)`
  position: relative;
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  ${font(14, 600)}
`
