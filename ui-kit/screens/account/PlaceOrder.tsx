import { Button } from '#ui-kit/elements/Button.tsx'
import type { ReviewScreenProps } from './ReviewScreen.tsx'

type PlaceOrderProps = Pick<ReviewScreenProps, 'delivery' | 'placing' | 'refusal' | 'onPlaceOrder'> & {
  wide?: boolean
}

/** The button that orders. It waits for an address, and for an answer to changed prices. */
export const PlaceOrder = ({ delivery, placing = false, refusal, onPlaceOrder, wide = false }: PlaceOrderProps) => (
  <Button
    wide={wide}
    loading={placing}
    disabled={delivery.loading || !isChosen(delivery) || refusal?.kind === 'PriceChanged'}
    onClick={onPlaceOrder}
  >
    Place Order
  </Button>
)

const isChosen = ({ addresses, selectedId }: ReviewScreenProps['delivery']) =>
  addresses.some(({ id }) => id === selectedId)
