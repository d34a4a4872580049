import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumb, type Crumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { denseDesk } from '#ui-kit/theme/media.ts'

type TitledPageProps = {
  /** From Home to the page before this one. */
  trail: readonly Crumb[]
  /** The first heading of the page. */
  title: string
  /** Of a list: how many records it has, next to the title. On desks with a mouse the head of such a page is low, for more rows. */
  count?: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  /** What stands below the heading. */
  children: ReactNode
  /** Over the page: the dialog that is open. */
  dialog?: ReactNode
}

/** A page with its breadcrumb and its title. */
export const TitledPage = ({ trail, title, count, aside, children, dialog }: TitledPageProps) => (
  <Sheet data-list={count === undefined ? undefined : ''}>
    <Blocks>
      <Stack gap={1}>
        <Breadcrumb trail={[...trail, { label: title }]} />
        <Row justify="space-between" wrap>
          <Title>
            <Heading level={1}>{title}</Heading>
            {count}
          </Title>
          {aside}
        </Row>
      </Stack>
      {children}
    </Blocks>
    {dialog}
  </Sheet>
)

const Blocks = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
`

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-4);
  min-width: 0;
`

const Sheet = styled(Page)`
  padding-bottom: var(--space-7);

  ${denseDesk} {
    &[data-list] ${Blocks} {
      gap: var(--space-4);
    }
    &[data-list] nav :is(a, span) {
      padding-block: var(--space-1);
    }
  }
`
