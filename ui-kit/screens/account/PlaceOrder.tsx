import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { ReviewScreenProps } from './ReviewScreen.tsx'

type PlaceOrderProps = Pick<ReviewScreenProps, 'delivery' | 'placing' | 'refusal' | 'onPlaceOrder'> & {
  wide?: boolean
}

/** The button that orders. It waits for an address, and for an answer to changed prices, and says so. */
export const PlaceOrder = ({ delivery, placing = false, refusal, onPlaceOrder, wide = false }: PlaceOrderProps) => {
  const reasonId = useId()
  const missing = delivery.loading ? undefined : missingFor(delivery, refusal)

  return (
    <Stack gap={1}>
      <Button
        wide={wide}
        loading={placing}
        disabled={delivery.loading || missing !== undefined}
        aria-describedby={missing && reasonId}
        onClick={onPlaceOrder}
      >
        Place Order
      </Button>
      {missing && (
        <Text id={reasonId} size={14} tone="ink-2">
          {missing}
        </Text>
      )}
    </Stack>
  )
}

const missingFor = ({ addresses, selectedId }: ReviewScreenProps['delivery'], refusal: PlaceOrderProps['refusal']) => {
  if (addresses.length === 0) return 'Add a delivery address first.'
  if (!addresses.some(({ id }) => id === selectedId)) return 'Choose a delivery address first.'

  return refusal?.kind === 'PriceChanged' ? 'Answer about the new total first.' : undefined
}
