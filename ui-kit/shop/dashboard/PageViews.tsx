import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Table } from '#ui-kit/elements/Table.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { PageViewCount } from './figures.ts'

type PageViewsProps = {
  /** Most viewed first. */
  pages: readonly PageViewCount[]
}

/** How often the pages of the shop's terms were opened. */
export const PageViews = ({ pages }: PageViewsProps) => (
  <Card>
    <Stack gap={4}>
      <Heading level={2} size={20}>
        Policy pages viewed
      </Heading>
      {pages.length === 0 ? (
        <Text size={14} tone="ink-2">
          Nobody opened a policy page in this period.
        </Text>
      ) : (
        <Table caption="Page views of the policies" columns={columns} dense>
          {pages.map(({ title, href, count }) => (
            <tr key={href}>
              <th scope="row">
                <PageLink href={href}>{title}</PageLink>
              </th>
              <td data-numeric>{count}</td>
            </tr>
          ))}
        </Table>
      )}
    </Stack>
  </Card>
)

// As high as a thumb needs: the rows stand closer.
const PageLink = styled(Anchor)`
  display: block;
  margin-block: -10px;
  padding-block: 12px;
`

const columns = [
  { key: 'page', label: 'Page' },
  { key: 'views', label: 'Views', numeric: true },
]
