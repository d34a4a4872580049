import { Eye, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { DescriptionItem, DescriptionList } from '#ui-kit/elements/DescriptionList.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import type { SavedAddress } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { CustomerRow } from './customerRow.ts'
import { RevealedAddresses } from './RevealedAddresses.tsx'

export type CustomerSummaryProps = {
  /** With masked personal data, unless it was revealed. */
  customer: CustomerRow
  /** The delivery addresses; undefined while the personal data is masked. */
  addresses?: readonly SavedAddress[] | undefined
  /** Undefined when there is nothing to reveal, such as after an erasure. */
  onReveal?: (() => void) | undefined
  /** Called when an admin hides the personal data again. */
  onMask: () => void
  /** Whether the personal data is on its way. */
  revealing?: boolean | undefined
  /** The error message when the personal data could not be revealed. */
  problem?: string | undefined
}

/** The key figures of a customer for admins, with masked personal data that can be revealed. */
export const CustomerSummary = ({ customer, addresses, ...reveal }: CustomerSummaryProps) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Heading level={2} size={20} id={headingId}>
        At a glance
      </Heading>
      {reveal.problem && (
        <Notice tone="bad" live>
          {reveal.problem}
        </Notice>
      )}
      <DescriptionList>
        <DescriptionItem name="Name" wide>
          {customer.name}
        </DescriptionItem>
        <DescriptionItem name="E-mail" wide>
          {customer.email || '–'}
        </DescriptionItem>
        <DescriptionItem name="Customer since">
          <Moment at={customer.openedAt} show="date" />
        </DescriptionItem>
        <DescriptionItem name="Orders">{customer.orders}</DescriptionItem>
        <DescriptionItem name="Spent">{customer.spent}</DescriptionItem>
        <DescriptionItem name="Last order">
          {customer.lastOrderAt ? <Moment at={customer.lastOrderAt} show="date" /> : 'None yet'}
        </DescriptionItem>
      </DescriptionList>
      {addresses && <RevealedAddresses addresses={addresses} />}
      {(addresses || reveal.onReveal) && <RevealButton isRevealed={addresses !== undefined} {...reveal} />}
    </Stack>
  )
}

type RevealButtonProps = Pick<CustomerSummaryProps, 'onReveal' | 'onMask' | 'revealing'> & { isRevealed: boolean }

// One button element for both actions, so that it keeps the focus after a press.
const RevealButton = ({ isRevealed, onReveal, onMask, revealing }: RevealButtonProps) => {
  const hintId = useId()
  const Icon = isRevealed ? EyeOff : Eye

  return (
    <Row gap={4} wrap>
      <Button
        kind="secondary"
        size="small"
        loading={revealing}
        icon={<Icon size={16} aria-hidden />}
        aria-describedby={isRevealed ? undefined : hintId}
        onClick={isRevealed ? onMask : onReveal}
      >
        {isRevealed ? 'Mask again' : 'Reveal'}
      </Button>
      {!isRevealed && (
        <Text id={hintId} size={14} tone="ink-2">
          Shows who it is, with the address book. Your viewing is recorded.
        </Text>
      )}
    </Row>
  )
}
