import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { AddressLines } from '#ui-kit/shop/address/AddressLines.tsx'
import type { AddressDraft } from '#ui-kit/shop/address/addressDraft.ts'
import { BookedProvider, type ProviderToCall } from '#ui-kit/shop/booking/BookedProvider.tsx'
import { BookingStages } from '#ui-kit/shop/booking/BookingStages.tsx'
import type { BookingStatus } from '#ui-kit/shop/booking/bookingStatus.ts'
import type { Slot } from '#ui-kit/shop/booking/slotTimes.ts'
import { VisitTime } from '#ui-kit/shop/booking/VisitTime.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type BookedVisit = {
  status: BookingStatus
  slot: Slot
  /** Formatted; undefined if coming is free. */
  callOutFee?: string | undefined
  /** ISO moment. */
  requestedAt: string
  /** Why it was declined or canceled. */
  reason?: string | undefined
  /** What comes next, in one sentence. */
  promise?: string | undefined
  provider: ProviderToCall
  address: AddressDraft
  /** Empty if there is none. */
  note: string
}

type BookingColumnsProps = {
  booking: BookedVisit
  /** Buttons, at the end of the side column. */
  children: ReactNode
}

/** The sections of a booking, in two columns where there is room. */
export const BookingColumns = ({ booking, children }: BookingColumnsProps) => (
  <Columns
    aside={
      <Stack gap={5}>
        <Part title="Service provider">
          <BookedProvider provider={booking.provider} />
        </Part>
        <Stack as="section" gap={2} aria-label="What you can do" {...useFocusFallback()}>
          {children}
        </Stack>
      </Stack>
    }
  >
    <Stack gap={5}>
      <Part title="The visit">
        <VisitTime slot={booking.slot} callOutFee={booking.callOutFee} />
        <BookingStages {...booking} />
      </Part>
      <Part title="Where">
        <AddressLines address={booking.address} />
      </Part>
      {booking.note && (
        <Part title="Your note">
          <Note>{booking.note}</Note>
        </Part>
      )}
    </Stack>
  </Columns>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Stack gap={4}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
)

const Note = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
