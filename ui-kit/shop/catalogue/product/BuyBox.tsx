import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { Quantity } from '#ui-kit/elements/Quantity.tsx'
import { DeliveryMeter, type DeliveryProgress } from '#ui-kit/shop/catalogue/DeliveryMeter.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { type Offer, OfferPrice } from './OfferPrice.tsx'

const ServicePromises = hydrateLater(
  async () => (await import('#ui-kit/shop/catalogue/ServicePromises.tsx')).ServicePromises,
)

export type Delivery = {
  /** The total from which delivery is free: 'R250'. */
  freeFrom: string
  areas: readonly string[]
  /** The time before which one orders for delivery on the same day: '14:00'. */
  orderBefore: string
  /** The cart's progress to free delivery, now and with the given number of pieces added. */
  meter?: ((count: number) => DeliveryProgress) | undefined
}

type BuyBoxProps = {
  /** The name as people read it. */
  name: string
  /** Price, discount and stock. */
  offer: Offer
  /** When and where the shop delivers, and from which amount delivery is free. */
  delivery: Delivery
  /** How many somebody wants. */
  count: number
  /** Called with the number that was chosen. */
  onCount: (count: number) => void
  /** Called when somebody adds them to the cart. */
  onAdd: () => void
  /** Whether they are being added to the cart. */
  adding?: boolean | undefined
  /** A `StockAlert`, shown while the product is sold out. */
  stockAlert?: ReactNode
}

/** The offer of a product with quantity, button and service promises. On phones the button is in `BuyBar` instead. */
export const BuyBox = ({
  name,
  offer,
  delivery: { meter, ...delivery },
  count,
  onCount,
  onAdd,
  adding = false,
  stockAlert,
}: BuyBoxProps) => {
  const { stock } = offer

  return (
    <Card>
      <Stack gap={4}>
        <OfferPrice {...offer} />
        {stock > 0 ? (
          <Row gap={3} align="start">
            <Quantity label={`Quantity of ${name}`} count={count} onChange={onCount} max={stock} />
            <ButtonSlot>
              <Button wide loading={adding} onClick={onAdd}>
                Add to cart
              </Button>
            </ButtonSlot>
          </Row>
        ) : (
          <>
            <Button wide disabled>
              Sold out
            </Button>
            {stockAlert && <AlertSlot>{stockAlert}</AlertSlot>}
          </>
        )}
        {meter && stock > 0 && <DeliveryMeter {...meter(count)} />}
        <Rule />
        <ServicePromises {...delivery} layout="list" />
      </Stack>
    </Card>
  )
}

const ButtonSlot = styled.div`
  flex: 1;

  ${phone} {
    display: none;
  }
`

/* As high as it gets on a desk, so that the page hardly moves when the alert has loaded, and when the customer asks. */
const AlertSlot = styled.div`
  min-height: 122px;
`

const Rule = styled.hr`
  width: 100%;
  border: 0;
  border-top: var(--border) solid var(--line);
`
