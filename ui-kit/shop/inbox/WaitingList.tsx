import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type WaitingProduct = {
  productId: string
  name: string
  href: string
}

type WaitingListProps = {
  /** The products for which the customer waits. */
  products: readonly WaitingProduct[]
  /** The customer waits for it no longer. */
  onRemove: (productId: string) => void
}

/** The sold-out products that a customer wants to be told about. */
export const WaitingList = ({ products, onRemove }: WaitingListProps) => (
  <Card>
    <Stack as="section" gap={3} aria-label="Back-in-stock alerts">
      <Heading level={2} size={18}>
        Back-in-stock alerts
      </Heading>
      <Text size={14} tone="ink-2">
        We will tell you here and by e-mail when it is back in stock.
      </Text>
      <Stack as="ul" gap={1}>
        {products.map(({ productId, name, href }) => (
          <Item key={productId}>
            <Anchor href={href}>{name}</Anchor>
            <Button kind="quiet" size="small" aria-label={`Remove: ${name}`} onClick={() => onRemove(productId)}>
              Remove
            </Button>
          </Item>
        ))}
      </Stack>
    </Stack>
  </Card>
)

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 44px;
  overflow-wrap: anywhere;

  > button {
    flex: none;
  }
`
