import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { providersCrumb } from '#ui-kit/screens/provider/providersCrumb.ts'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { BookingForm, type BookingFormProps } from '#ui-kit/shop/booking/form/BookingForm.tsx'
import { BookingRequestedPanel, type RequestedBooking } from '#ui-kit/shop/booking/form/BookingRequestedPanel.tsx'
import { TakenNotice } from '#ui-kit/shop/booking/slots/TakenNotice.tsx'
import type { Slot } from '#ui-kit/shop/booking/slotTimes.ts'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { BookingSkeleton } from './BookingSkeleton.tsx'

type BookingScreenProps = {
  /** Whom one books, with the address of the profile. */
  provider: { name: string; href: string }
  /** Undefined while no time is held yet. */
  form: BookingFormProps | undefined
  /** Instead of a form, where the time was taken before it could be held: its start, and the nearest free slots. */
  taken?: { start: string; nearest: readonly Slot[] } | undefined
  /** Called with the start of the time that was chosen, in ISO 8601. */
  onChooseSlot: (start: string) => void
  /** The booking was requested. */
  requested?: RequestedBooking | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The open AddressDialog or DeleteAddressDialog. */
  dialog?: ReactNode
}

/** The page on which a customer books a chosen time of a service provider. */
export const BookingScreen = (props: BookingScreenProps) => (
  <TitledPage
    trail={[homeCrumb, providersCrumb, toCrumb(props.provider)]}
    title={props.requested ? 'Booking requested' : 'Book a visit'}
    dialog={props.dialog}
  >
    <Steps aria-label="Booking" {...useFocusFallback()}>
      {content(props)}
    </Steps>
  </TitledPage>
)

const toCrumb = ({ name, href }: BookingScreenProps['provider']) => ({ label: name, href })

const content = ({ provider, form, taken, onChooseSlot, requested, failure }: BookingScreenProps) => {
  if (requested) return <BookingRequestedPanel booking={requested} />
  if (failure) return <ErrorPanel {...failure} />
  if (form) return <BookingForm {...form} />
  if (taken) {
    return (
      <Stack gap={4} align="start">
        <Wide>
          <TakenNotice {...taken} onChoose={onChooseSlot} />
        </Wide>
        <Button kind="secondary" href={provider.href}>
          All free times of {provider.name}
        </Button>
      </Stack>
    )
  }

  return <BookingSkeleton label="Holding the time for you" />
}

// It takes the focus when a step ends whose button was pressed.
const Steps = styled.section`
  border-radius: var(--radius-1);
`

const Wide = styled.div`
  width: 100%;
`
