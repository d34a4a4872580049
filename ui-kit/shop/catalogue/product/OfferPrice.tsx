import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Price } from '#ui-kit/elements/Price.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { StockNote } from '#ui-kit/shop/catalogue/StockNote.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type Offer = {
  price: string
  was?: string | undefined
  /** In percent: shown as a badge above 0, and as a sentence below 0, which is a surcharge. */
  discount?: number | undefined
  /** The saved amount, formatted. */
  saving?: string | undefined
  stock: number
}

/** The price of an offer with discount, saving and stock. A surcharge is stated in a sentence. */
export const OfferPrice = ({ price, was, discount = 0, saving, stock }: Offer) => (
  <Stack gap={2}>
    <Price price={price} was={was} size="large" />
    <Row gap={2} align="center" wrap>
      {discount > 0 && <Badge tone="accent">{`${discount}% OFF`}</Badge>}
      {saving && <Badge tone="sun">{`You save ${saving}`}</Badge>}
      <StockNote stock={stock} always />
    </Row>
    {discount < 0 && (
      <Text size={14} tone="ink-2">
        {`The price includes a surcharge of ${-discount}%.`}
      </Text>
    )}
  </Stack>
)
