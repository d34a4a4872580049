import { styled } from 'styled-components'
import { DescriptionItem, DescriptionList } from '#ui-kit/elements/DescriptionList.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressDraft.ts'
import { groupDigits } from '#ui-kit/shop/address/groupDigits.ts'
import { longDayName, minutesName, type Slot, slotDay, slotSpan } from '#ui-kit/shop/booking/slotTimes.ts'

export type SummarizedBooking = {
  provider: { name: string; profession: string; phoneNumber: string; href: string }
  customer: { name: string; phone: string; href?: string | undefined }
  slot: Slot
  /** Formatted; undefined if coming is free. */
  callOutFee?: string | undefined
  /** ISO moment. */
  requestedAt: string
  /** Empty if there is none. */
  note: string
  /** Why it was declined or canceled. */
  reason?: string | undefined
  address: AddressDraft
}

/** The key details of a booking. */
export const BookingSummary = ({
  booking,
}: {
  /** Who booked whom, for when, where and why. */
  booking: SummarizedBooking
}) => (
  <DescriptionList>
    <DescriptionItem name="Visit" wide detail={minutesName(booking.slot.minutes)}>
      {longDayName(slotDay(booking.slot.start))}, <Time>{slotSpan(booking.slot)}</Time>
    </DescriptionItem>
    <DescriptionItem name="Service provider" wide detail={booking.provider.profession}>
      <StandaloneLink href={booking.provider.href}>{booking.provider.name}</StandaloneLink>
    </DescriptionItem>
    <DescriptionItem name="Provider’s phone">
      <PhoneLink number={booking.provider.phoneNumber} />
    </DescriptionItem>
    <DescriptionItem name="Customer" wide>
      {booking.customer.href ? (
        <StandaloneLink href={booking.customer.href}>{booking.customer.name}</StandaloneLink>
      ) : (
        booking.customer.name
      )}
    </DescriptionItem>
    <DescriptionItem name="Customer’s phone">
      <PhoneLink number={booking.customer.phone} />
    </DescriptionItem>
    <DescriptionItem name="Call-out fee">{booking.callOutFee ?? 'Free'}</DescriptionItem>
    <DescriptionItem name="Requested">
      <Moment at={booking.requestedAt} />
    </DescriptionItem>
    {booking.reason && (
      <DescriptionItem name="Reason" whole>
        {booking.reason}
      </DescriptionItem>
    )}
    <DescriptionItem name="Where" wide>
      <AddressLines address={booking.address} />
    </DescriptionItem>
    {booking.note && (
      <DescriptionItem name="Note" whole>
        <Note>{booking.note}</Note>
      </DescriptionItem>
    )}
  </DescriptionList>
)

// A call leaves the shop, so it needs no router.
const PhoneLink = ({ number }: { number: string }) => (
  <StandaloneLink as="a" href={`tel:${number}`}>
    {groupDigits(number)}
  </StandaloneLink>
)

const Time = styled.span`
  white-space: nowrap;
`

const Note = styled.span`
  font-weight: 400;
  white-space: pre-line;
`
