import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

type ProviderListHeadingProps = {
  title: string
  /** Providers in the list; undefined while unknown; 0 is said by the empty list. */
  total?: number | undefined
}

/** The title of a list and its number of providers, which screen readers announce when it changes. */
export const ProviderListHeading = ({ title, total }: ProviderListHeadingProps) => (
  <Row gap={3} align="baseline" wrap>
    <Heading level={1}>{title}</Heading>
    <Text as="span" tone="ink-2" role="status">
      {Boolean(total) && (total === 1 ? '1 provider' : `${total} providers`)}
    </Text>
  </Row>
)
