import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { DescriptionItem, DescriptionList } from '#ui-kit/elements/DescriptionList.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
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
export const BookingSummary = ({ booking }: { booking: SummarizedBooking }) => (
  <DescriptionList>
    <DescriptionItem name="Visit" wide detail={minutesName(booking.slot.minutes)}>
      {longDayName(slotDay(booking.slot.start))}, <Time>{slotSpan(booking.slot)}</Time>
    </DescriptionItem>
    <DescriptionItem name="Service provider" wide detail={booking.provider.profession}>
      <Anchor href={booking.provider.href}>{booking.provider.name}</Anchor>
    </DescriptionItem>
    <DescriptionItem name="Provider’s phone">
      <a href={`tel:${booking.provider.phoneNumber}`}>{groupDigits(booking.provider.phoneNumber)}</a>
    </DescriptionItem>
    <DescriptionItem name="Customer" wide>
      {booking.customer.href ? (
        <Anchor href={booking.customer.href}>{booking.customer.name}</Anchor>
      ) : (
        booking.customer.name
      )}
    </DescriptionItem>
    <DescriptionItem name="Customer’s phone">
      <a href={`tel:${booking.customer.phone}`}>{groupDigits(booking.customer.phone)}</a>
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

const Time = styled.span`
  white-space: nowrap;
`

const Note = styled.span`
  font-weight: 400;
  white-space: pre-line;
`
