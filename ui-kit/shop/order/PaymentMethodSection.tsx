import { Banknote, CreditCard, Smartphone } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { type PaymentMethod, paymentMethods } from './paymentMethods.ts'

type PaymentMethodSectionProps = {
  /** How the customer pays on delivery. */
  method: PaymentMethod
  /** Opens the dialog with the payment methods; without it the method is fixed. */
  onChange?: (() => void) | undefined
}

/** The payment method of an order, with a button to change it. */
export const PaymentMethodSection = ({ method, onChange }: PaymentMethodSectionProps) => {
  const headingId = useId()
  const { Icon } = methodIcons[method]

  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Row justify="space-between" wrap>
        <Heading level={2} size={20} id={headingId}>
          Payment method
        </Heading>
        {onChange && (
          <ChangeButton kind="quiet" size="small" onClick={onChange} aria-label="Change payment method">
            Change
          </ChangeButton>
        )}
      </Row>
      <Row gap={3} align="start">
        <IconCircle>
          <Icon size={20} aria-hidden />
        </IconCircle>
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

const methodIcons = {
  'Cash on Delivery': { Icon: Banknote },
  'Card on delivery': { Icon: Smartphone },
  'Credit or Debit Card': { Icon: CreditCard },
} satisfies Record<PaymentMethod, unknown>

// Aligns the text of the quiet button, not its edge, with the content above and below: at the end, or at the start of a line of its own.
const ChangeButton = styled(Button)`
  margin-inline: calc(-1 * var(--space-4));
`

const IconCircle = styled.span`
  display: grid;
  flex: none;
  width: 44px;
  height: 44px;
  place-items: center;
  border-radius: var(--radius-full);
  background: var(--brand-tint);
  color: var(--brand);
`
