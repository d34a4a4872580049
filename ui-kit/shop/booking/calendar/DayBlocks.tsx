import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import type { BookingRow } from '#ui-kit/shop/booking/admin/bookingRow.ts'
import { type BookingStatus, bookingStatusBadges } from '#ui-kit/shop/booking/bookingStatus.ts'
import { slotEnd, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { blockStyles } from './blockStyles.ts'
import { layOutDay, type MoreBookings, type PlacedBooking } from './layOutDay.ts'
import { StatusIcon } from './StatusIcon.tsx'

/** The height of an hour in the column of a day, in pixels. */
export const hourHeight = 56

type DayBlocksProps = {
  bookings: readonly BookingRow[]
  /** Minutes since midnight at the top of the column. */
  firstMinute: number
  /** The table with the bookings of the day, for those that have no room. */
  dayHref: string
}

/** The bookings of one day at their places in its column. */
export const DayBlocks = ({ bookings, firstMinute, dayHref }: DayBlocksProps) => {
  const { placed, more } = layOutDay(bookings)

  return (
    <Blocks>
      {placed.map((each) => (
        <Place key={each.booking.id} style={placeOf(each, firstMinute)}>
          <Block {...each} />
        </Place>
      ))}
      {more.map((each) => (
        <Place key={each.from} style={placeOf(each, firstMinute)}>
          <More href={dayHref}>
            +{each.count}
            <VisuallyHidden> more bookings</VisuallyHidden>
          </More>
        </Place>
      ))}
    </Blocks>
  )
}

const Block = ({ booking }: PlacedBooking) => (
  <BlockLink
    href={booking.href}
    $status={booking.status}
    title={`${booking.providerName} for ${booking.customerName}, ${bookingStatusBadges[booking.status].label}`}
  >
    <StatusIcon status={booking.status} />
    <Time>{slotTime(booking.slot.start)}</Time>
    <VisuallyHidden> to {slotEnd(booking.slot)} </VisuallyHidden> {booking.providerName}{' '}
    <Quiet>for {booking.customerName}</Quiet>
    <VisuallyHidden>, {bookingStatusBadges[booking.status].label}</VisuallyHidden>
  </BlockLink>
)

const placeOf = ({ from, to, lane, lanes }: PlacedBooking | MoreBookings, firstMinute: number) => ({
  top: `${((from - firstMinute) / 60) * hourHeight + 1}px`,
  height: `${((to - from) / 60) * hourHeight - 2}px`,
  left: `${(lane / lanes) * 100}%`,
  width: `${100 / lanes}%`,
})

const Blocks = styled.div`
  position: relative;
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 ${hourHeight - 1}px,
    var(--line) ${hourHeight - 1}px ${hourHeight}px
  );
`

const Place = styled.div`
  position: absolute;
  padding-inline: 1px;
`

const BlockLink = styled(Anchor)<{ $status: BookingStatus }>`
  ${blockStyles}
  height: 100%;
  padding: 3px 5px;
  overflow-wrap: anywhere;
`

const Time = styled.strong`
  ${font(12, 800)}
  ${tabular}
`

const Quiet = styled.span`
  color: var(--ink-2);
`

const More = styled(Anchor)`
  display: grid;
  height: 100%;
  place-items: center;
  border: var(--border) dashed var(--line-strong);
  border-radius: var(--radius-1);
  background: var(--surface);
  ${font(14, 600)}
`
