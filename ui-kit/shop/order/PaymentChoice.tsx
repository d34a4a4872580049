import { Banknote, CreditCard, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type PaymentMethod, paymentMethods } from './paymentMethods.ts'

type PaymentChoiceProps = {
  method: PaymentMethod
  /** Opens the choice of methods; without it the method is fixed. */
  onChange?: (() => void) | undefined
}

/** How the order is paid, and the way to change it. */
export const PaymentChoice = ({ method, onChange }: PaymentChoiceProps) => {
  const headingId = useId()
  const { Icon } = signs[method]

  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Row justify="space-between">
        <Heading level={2} size={20} id={headingId}>
          Payment method
        </Heading>
        {onChange && (
          <Change kind="quiet" size="small" onClick={onChange} aria-label="Change payment method">
            Change
          </Change>
        )}
      </Row>
      <Row gap={3} align="start">
        <Sign>
          <Icon size={20} aria-hidden />
        </Sign>
        <div>
          <Text strong>{method}</Text>
          <Text size={14} tone="ink-2">
            {paymentMethods.find(({ value }) => value === method)?.detail}
          </Text>
        </div>
      </Row>
    </Stack>
  )
}

const signs = {
  'Cash on Delivery': { Icon: Banknote },
  'Card on delivery': { Icon: Smartphone },
  'Credit or Debit Card': { Icon: CreditCard },
} satisfies Record<PaymentMethod, unknown>

// A quiet button's words, not its edge, stand in line with what is above and below.
const Change = styled(Button)`
  margin-inline-end: calc(-1 * var(--space-4));
`

const Sign = styled.span`
  display: grid;
  flex: none;
  width: 44px;
  height: 44px;
  place-items: center;
  border-radius: var(--radius-full);
  background: var(--brand-tint);
  color: var(--brand);
`
