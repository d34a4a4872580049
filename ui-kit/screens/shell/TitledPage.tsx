import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type TitledPageProps = {
  /** From Home to the page before this one. */
  trail: readonly { label: string; href: string }[]
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
  /** Over the page: the dialog that is open. */
  dialog?: ReactNode
}

/** A page with its breadcrumb and its title. */
export const TitledPage = ({ trail, title, aside, children, dialog }: TitledPageProps) => (
  <Sheet>
    <Stack gap={5}>
      <Stack gap={1}>
        <Breadcrumb trail={[...trail, { label: title }]} />
        <Row justify="space-between" wrap>
          <Heading level={1}>{title}</Heading>
          {aside}
        </Row>
      </Stack>
      {children}
    </Stack>
    {dialog}
  </Sheet>
)

const Sheet = styled(Page)`
  padding-block: var(--space-2) var(--space-7);
`
