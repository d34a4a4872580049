import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import type { DeliveryAddressesProps } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import type { OrderRefusal } from '#ui-kit/shop/order/PlaceOrderRefusal.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type PlaceOrderButtonProps = {
  /** The address selector; `loading` while the addresses load. */
  delivery: DeliveryAddressesProps
  /** The order is being placed. */
  placing?: boolean | undefined
  /** Why the shop did not take the order. */
  refusal?: OrderRefusal | undefined
  /** Called when somebody places the order. */
  onPlaceOrder: () => void
  /** As wide as its column. */
  wide?: boolean
}

/** Places the order. It is disabled until an address is chosen and changed prices are accepted, and says why. */
export const PlaceOrderButton = ({
  delivery,
  placing = false,
  refusal,
  onPlaceOrder,
  wide = false,
}: PlaceOrderButtonProps) => {
  const reasonId = useId()
  const disabledReason = delivery.loading ? undefined : disabledReasonOf(delivery, refusal)

  return (
    <Stack gap={1}>
      <Button
        wide={wide}
        loading={placing}
        disabled={delivery.loading || disabledReason !== undefined}
        aria-describedby={disabledReason && reasonId}
        onClick={onPlaceOrder}
      >
        Place Order
      </Button>
      {disabledReason && (
        <Text id={reasonId} size={14} tone="ink-2">
          {disabledReason}
        </Text>
      )}
    </Stack>
  )
}

const disabledReasonOf = ({ addresses, selectedId }: DeliveryAddressesProps, refusal: OrderRefusal | undefined) => {
  if (addresses.length === 0) return 'Add a delivery address first.'
  if (!addresses.some(({ id }) => id === selectedId)) return 'Choose a delivery address first.'

  return refusal?.kind === 'PriceChanged' ? 'Accept the new total first.' : undefined
}
