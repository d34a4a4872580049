import { Eye, EyeOff } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Detail, Details } from '#ui-kit/elements/Details.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import type { SavedAddress } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { CustomerRow } from './customerRow.ts'
import { RevealedAddresses } from './RevealedAddresses.tsx'

export type CustomerGlanceProps = {
  /** Masked, unless it was revealed. */
  customer: CustomerRow
  /** Where they have things delivered; undefined while who they are is masked. */
  addresses?: readonly SavedAddress[] | undefined
  /** Left out where there is nothing to reveal any more. */
  onReveal?: (() => void) | undefined
  onMask: () => void
  revealing?: boolean | undefined
  /** Why it could not be revealed. */
  problem?: string | undefined
}

/** A customer as admins see one: masked until they ask who it is. */
export const CustomerGlance = ({ customer, addresses, ...reveal }: CustomerGlanceProps) => {
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
      <Details>
        <Detail name="Name" wide>
          {customer.name}
        </Detail>
        <Detail name="E-mail" wide>
          {customer.email || '–'}
        </Detail>
        <Detail name="Customer since">
          <Moment at={customer.openedAt} show="date" />
        </Detail>
        <Detail name="Orders">{customer.orders}</Detail>
        <Detail name="Spent">{customer.spent}</Detail>
        <Detail name="Last order">
          {customer.lastOrderAt ? <Moment at={customer.lastOrderAt} show="date" /> : 'None yet'}
        </Detail>
      </Details>
      {addresses && <RevealedAddresses addresses={addresses} />}
      {(addresses || reveal.onReveal) && <Mask isOff={addresses !== undefined} {...reveal} />}
    </Stack>
  )
}

type MaskProps = Pick<CustomerGlanceProps, 'onReveal' | 'onMask' | 'revealing'> & { isOff: boolean }

// One button in one place: whoever pressed it is still on it afterwards.
const Mask = ({ isOff, onReveal, onMask, revealing }: MaskProps) => {
  const hintId = useId()
  const Sign = isOff ? EyeOff : Eye

  return (
    <Row gap={4} wrap>
      <Button
        kind="secondary"
        size="small"
        loading={revealing}
        icon={<Sign size={16} aria-hidden />}
        aria-describedby={isOff ? undefined : hintId}
        onClick={isOff ? onMask : onReveal}
      >
        {isOff ? 'Mask again' : 'Reveal'}
      </Button>
      {!isOff && (
        <Text id={hintId} size={14} tone="ink-2">
          Shows who it is, with the address book. That you looked is recorded.
        </Text>
      )}
    </Row>
  )
}
