import { Truck } from 'lucide-react'
import { styled } from 'styled-components'
import { Meter } from '#ui-kit/elements/Meter.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type DeliveryMeterProps = {
  /** What is still missing, formatted; leave out once delivery is free. */
  remaining?: string | undefined
  /** How far along, 0 to 1. */
  value: number
}

/** How much more makes delivery free. */
export const DeliveryMeter = ({ remaining, value }: DeliveryMeterProps) => (
  <Stack gap={2}>
    <Line>
      <Truck size={20} aria-hidden />
      <Text as="span" size={14} strong tone={remaining ? 'ink' : 'ok'}>
        {remaining ? `${remaining} more for free delivery` : 'Your delivery is free'}
      </Text>
    </Line>
    <Meter value={value} label="Towards free delivery" />
  </Stack>
)

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--brand);
`
