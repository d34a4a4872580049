import { Truck } from 'lucide-react'
import { styled } from 'styled-components'
import { Meter } from '#ui-kit/elements/Meter.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type Progress = {
  /** The progress from 0 to 1. */
  value: number
  /** The missing amount, formatted; undefined once delivery is free. */
  remaining?: string | undefined
}

export type DeliveryProgress = Progress & {
  /** The progress with more pieces added; undefined where nothing can be added. */
  adding?: (Progress & { count: number }) | undefined
}

/** The progress of the cart to free delivery, now and with a product added. */
export const DeliveryMeter = ({ value, remaining, adding }: DeliveryProgress) => (
  <Stack gap={2}>
    <Line>
      <Truck size={20} aria-hidden />
      <Text as="span" size={14} strong tone={remaining ? 'ink' : 'ok'}>
        {progressText({ value, remaining, adding })}
      </Text>
    </Line>
    <Meter value={value} projected={adding?.value} label="Towards free delivery" />
  </Stack>
)

const progressText = ({ remaining, adding }: DeliveryProgress) => {
  if (!remaining) return 'Your delivery is free'
  if (!adding) return `${remaining} more for free delivery`

  const outcome = adding.remaining ? `you are ${adding.remaining} away from free delivery` : 'delivery is free'
  return `Add ${adding.count === 1 ? 'this' : `these ${adding.count}`} and ${outcome}`
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--brand);

  svg {
    flex: none;
  }
`
