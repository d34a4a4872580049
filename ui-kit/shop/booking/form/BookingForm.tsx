import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { countCharacters } from '#ui-kit/elements/countCharacters.ts'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { DeliveryAddresses, type DeliveryAddressesProps } from '#ui-kit/shop/address/DeliveryAddresses.tsx'
import { shortDayName, slotDay, slotTime } from '#ui-kit/shop/booking/slotTimes.ts'
import { BottomBar } from '#ui-kit/shop/shell/BottomBar.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { phone } from '#ui-kit/theme/media.ts'
import { type BookingRefusal, BookingRefusalNotice } from './BookingRefusalNotice.tsx'
import { type BookingDraft, trimBooking } from './bookingDraft.ts'
import { HoldNotice } from './HoldNotice.tsx'
import { RequestBookingButton } from './RequestBookingButton.tsx'
import { type BookingCheck, type BookingErrors, useBookingForm } from './useBookingForm.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { type Visit, VisitSummary } from './VisitSummary.tsx'

export type BookingFormProps = {
  /** The provider and the time that was chosen. */
  visit: Visit
  /** The end of the hold on the time, an ISO moment; undefined where it is of no importance any more. */
  heldUntil: string | undefined
  /** The free times of the provider. */
  otherTimesHref: string
  /** Tries to hold the same time once more. */
  onHoldAgain?: (() => void) | undefined
  /** Whether the time is being held again. */
  holdingAgain?: boolean | undefined
  /** The addresses to choose from. */
  delivery: Omit<DeliveryAddressesProps, 'title' | 'emptyHint'>
  /** What the fields hold. */
  draft: BookingDraft
  /** Called with a function that changes the draft. */
  onDraft: (change: (current: BookingDraft) => BookingDraft) => void
  /** The rules of the fields. */
  check: BookingCheck
  /** How long the note may be, in characters. */
  maxNoteLength: number
  /** The server's validation errors by field; each is hidden once its field changes. */
  errors?: BookingErrors | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Why the booking was not taken. */
  refusal?: BookingRefusal | undefined
  /** Takes one of the free slots that a refusal offers. */
  onChooseSlot: (start: string) => void
  /** Receives a valid draft with trimmed values. */
  onRequest: (draft: BookingDraft) => void
}

/** Everything that a booking needs: the time while it is held, an address, a phone number and a note. */
export const BookingForm = (props: BookingFormProps) => {
  const { visit, heldUntil, delivery, draft, busy = false, refusal } = props
  const secondsLeft = useSecondsLeft(heldUntil)
  const form = useBookingForm(props)
  const disabledReason = disabledReasonOf(props, secondsLeft === 0, form.invalidFields[0]?.id)
  const isBlocked = busy || delivery.loading === true || disabledReason !== undefined
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isBlocked) return
    form.markSubmitted()
    props.onRequest(trimBooking(draft))
  }
  const button = { disabledReason, busy, waiting: delivery.loading ?? false }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      {refusal && (
        <BookingRefusalNotice
          refusal={refusal}
          busy={busy}
          onChooseSlot={props.onChooseSlot}
          onTryAgain={() => submit()}
        />
      )}
      {heldUntil !== undefined && refusal?.kind !== 'SlotIsTaken' && (
        <HoldNotice {...props} until={heldUntil} secondsLeft={secondsLeft} />
      )}
      <Columns
        sticky
        firstOnPhones
        aside={
          <Card as="section" aria-label="Summary">
            <Stack gap={4}>
              <VisitSummary visit={visit} />
              <DesktopOnly>
                <RequestBookingButton {...button} wide />
              </DesktopOnly>
              <Text size={14} tone="ink-2">
                You pay the call-out fee at the door, and the work as you agree. Nothing is charged now.
              </Text>
            </Stack>
          </Card>
        }
      >
        <Stack gap={5}>
          <Card>
            <DeliveryAddresses {...delivery} title="Address for the visit" emptyHint="Tell us where the work is." />
          </Card>
          <ContactAndNote form={form} maxNoteLength={props.maxNoteLength} busy={busy} />
        </Stack>
      </Columns>
      <BottomBar>
        <BarTime>
          <span>{shortDayName(slotDay(visit.slot.start))}</span>
          <strong>{slotTime(visit.slot.start)}</strong>
        </BarTime>
        <RequestBookingButton {...button} />
      </BottomBar>
    </Stack>
  )
}

type ContactAndNoteProps = Pick<BookingFormProps, 'maxNoteLength'> & {
  form: ReturnType<typeof useBookingForm>
  busy: boolean
}

const ContactAndNote = ({ form, maxNoteLength, busy }: ContactAndNoteProps) => (
  <Card as="section" aria-label="Contact and note">
    <Stack gap={4}>
      <Heading level={2} size={20}>
        Contact and note
      </Heading>
      <TextField
        label="Phone number"
        hint="Like 082 555 0143. For questions on the way."
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        disabled={busy}
        {...form.text('phone')}
      />
      <TextArea
        label="Note (optional)"
        hint={`What needs to be done and how to get in. ${countCharacters(form.draft.note)} of ${maxNoteLength} characters`}
        disabled={busy}
        {...form.text('note')}
      />
    </Stack>
  </Card>
)

const disabledReasonOf = (
  { delivery: { addresses, selectedId, loading }, draft, refusal }: BookingFormProps,
  isHoldOver: boolean,
  invalidId: string | undefined,
) => {
  if (refusal?.kind === 'SlotIsTaken') return 'Choose another time first.'
  if (isHoldOver) return 'The time is no longer held for you.'
  if (loading) return undefined
  if (addresses.length === 0) return 'Add an address first.'
  if (!addresses.some(({ id }) => id === selectedId)) return 'Choose an address first.'
  if (invalidId === undefined) return undefined

  if (!invalidId.endsWith('phone')) return 'Shorten the note first.'

  return draft.phone.trim() === '' ? 'Enter a phone number first.' : 'Correct the phone number first.'
}

const DesktopOnly = styled.div`
  ${phone} {
    display: none;
  }
`

const BarTime = styled.span`
  display: grid;
  ${font(14)}
  ${tabular}

  strong {
    ${font(18, 800)}
  }
`
