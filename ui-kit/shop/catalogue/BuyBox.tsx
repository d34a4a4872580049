import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Quantity } from '#ui-kit/elements/Quantity.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { DeliveryMeter } from './DeliveryMeter.tsx'
import { OfferPrice } from './OfferPrice.tsx'
import { Promises } from './Promises.tsx'

export type Offer = {
  price: string
  was?: string | undefined
  /** Percent: above 0 a badge, below 0 a sentence, since a surcharge is no offer. */
  discount?: number | undefined
  /** What the shopper saves, formatted. */
  saving?: string | undefined
  stock: number
}

export type Delivery = {
  freeFrom: string
  areas: readonly string[]
  /** The cart's way to free delivery, with this product in it. */
  meter?: { remaining?: string | undefined; value: number } | undefined
}

type BuyBoxProps = {
  name: string
  offer: Offer
  delivery: Delivery
  count: number
  onCount: (count: number) => void
  onAdd: () => void
  adding?: boolean | undefined
}

/** Everything that decides a purchase. On phones its button sits in the bar at the bottom instead (`BuyBar`). */
export const BuyBox = ({ name, offer, delivery, count, onCount, onAdd, adding = false }: BuyBoxProps) => {
  const { stock } = offer

  return (
    <Card>
      <Stack gap={4}>
        <OfferPrice {...offer} />
        {stock > 0 ? (
          <Row gap={3} align="start">
            <Quantity label={`Quantity of ${name}`} count={count} onChange={onCount} max={stock} />
            <Wide>
              <Button wide loading={adding} onClick={onAdd}>
                Add to cart
              </Button>
            </Wide>
          </Row>
        ) : (
          <Button wide disabled>
            Sold out
          </Button>
        )}
        {delivery.meter && <DeliveryMeter {...delivery.meter} />}
        <Rule />
        <Promises freeFrom={delivery.freeFrom} areas={delivery.areas} layout="list" />
      </Stack>
    </Card>
  )
}

const Wide = styled.div`
  flex: 1;

  ${phone} {
    display: none;
  }
`

const Rule = styled.hr`
  width: 100%;
  border: 0;
  border-top: var(--border) solid var(--line);
`
