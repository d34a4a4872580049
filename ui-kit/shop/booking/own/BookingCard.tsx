import { ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { cardLink } from '#ui-kit/elements/stretchedLink.ts'
import { BookingStatusBadge } from '#ui-kit/shop/booking/BookingStatusBadge.tsx'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'
import { DateBlock } from '#ui-kit/shop/booking/DateBlock.tsx'
import { longDayName, type Slot, slotDay, slotSpan } from '#ui-kit/shop/booking/slotTimes.ts'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { largeText, narrowPhone } from '#ui-kit/theme/media.ts'

export type OwnBooking = {
  id: string
  bookingNumber: string
  href: string
  providerName: string
  profession: string
  slot: Slot
  status: BookingStatus
}

/** The narrowest column of cards in px. */
export const bookingCardWidth = 440

type BookingCardProps = {
  /** The booking as its customer sees it. */
  booking: OwnBooking
  /** Its day is over, or it will not take place. */
  past?: boolean | undefined
}

/** One of the customer's bookings, with a link to its page. */
export const BookingCard = ({ booking, past = false }: BookingCardProps) => {
  const { slot, href, providerName, profession, status, bookingNumber } = booking

  return (
    <Sheet>
      <DateBlock day={slotDay(slot.start)} faded={past} />
      <Texts>
        <Title>
          <CardLink href={href}>{providerName}</CardLink>
          <BookingStatusBadge status={status} />
        </Title>
        <Meta>{profession}</Meta>
        <Facts>
          <span>
            {longDayName(slotDay(slot.start))}, <Time>{slotSpan(slot)}</Time>
          </span>{' '}
          <BookingNumber>{bookingNumber}</BookingNumber>
        </Facts>
      </Texts>
      <ChevronRight size={20} aria-hidden />
    </Sheet>
  )
}

const Sheet = styled.article`
  position: relative;
  display: flex;
  height: 100%;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-4);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-3);
  background: var(--surface);

  &:hover {
    border-color: var(--brand);
  }
  > svg {
    flex: none;
    color: var(--ink-3);
  }
  ${narrowPhone} {
    align-items: flex-start;
    gap: var(--space-3);

    > svg {
      display: none;
    }
  }
  ${largeText} {
    flex-direction: column;
  }
`

const Texts = styled.div`
  min-width: 0;
  flex: 1;
`

const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding-bottom: var(--space-1);
  overflow-wrap: anywhere;
  ${font(18, 600)}

  ${narrowPhone} {
    flex-direction: column;
    align-items: flex-start;
  }
`

const CardLink = styled(Anchor)`
  min-width: 0;
  ${cardLink(3)}
`

const Meta = styled.p`
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(14)}
  ${tabular}
`

const Facts = styled(Meta)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
`

const BookingNumber = styled.span`
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
  }
`

const Time = styled.strong`
  color: var(--ink);
  white-space: nowrap;

  ${largeText} {
    white-space: normal;
  }
  ${font(14, 800)}
`
