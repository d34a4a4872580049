import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

type CategoryHeadingProps = {
  title: string
  /** Products in it; left out while unknown. */
  total?: number | undefined
}

/** The title of the listing and its number of products, which screen readers announce when it changes. */
export const CategoryHeading = ({ title, total }: CategoryHeadingProps) => (
  <Row gap={3} align="baseline" wrap>
    <Heading level={1}>{title}</Heading>
    <Text as="span" tone="ink-2" role="status">
      {total !== undefined && (total === 1 ? '1 product' : `${total} products`)}
    </Text>
  </Row>
)
