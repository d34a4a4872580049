import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { forcedChoice } from '#ui-kit/theme/forcedChoice.ts'

export type PageSizesProps = { sizes: readonly { size: number; href: string; current: boolean }[] }

/** How many products a page shows, as links. */
export const PageSizes = ({ sizes }: PageSizesProps) => (
  <Row as="nav" gap={1} justify="center" aria-label="Products per page">
    <Text as="span" size={14} tone="ink-2">
      Per page
    </Text>
    {sizes.map(({ size, href, current }) => (
      <Size key={size} href={href} aria-current={current ? 'true' : undefined} aria-label={`${size} per page`}>
        {size}
      </Size>
    ))}
  </Row>
)

const Size = styled(Anchor)`
  display: inline-grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  border-radius: var(--radius-2);
  ${font(14, 600)}

  &[aria-current='true'] {
    background: var(--brand-tint);
    ${forcedChoice}
  }
`
