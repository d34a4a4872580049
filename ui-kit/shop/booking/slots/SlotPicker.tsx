import { ChevronLeft, ChevronRight, Clock, Wallet } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ErrorPanel } from '#ui-kit/elements/ErrorPanel.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { IconButton } from '#ui-kit/elements/IconButton.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { useFocusFallback } from '#ui-kit/elements/useFocusFallback.ts'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { addDays, dayRangeName, minutesName, type Slot, slotDay } from '#ui-kit/shop/booking/slotTimes.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { smallPhone } from '#ui-kit/theme/media.ts'
import { DayStrip } from './DayStrip.tsx'
import { dayToShow, type FreeDay, isTimeTaken, nearestSlots } from './freeDays.ts'
import { NoFreeTimes } from './NoFreeTimes.tsx'
import { SlotPickerSkeleton } from './SlotPickerSkeleton.tsx'
import { TakenNotice } from './TakenNotice.tsx'
import { TimeChips } from './TimeChips.tsx'
import { useFocusOffDisabled } from './useFocusOffDisabled.ts'
import { useTimesAnnouncement } from './useTimesAnnouncement.ts'

export type SlotPickerProps = {
  /** The first of the seven shown days: `2026-11-23`. */
  from: string
  /** Seven days; undefined while they load. */
  days: readonly FreeDay[] | undefined
  /** Today in South Africa, as `2026-11-26`. */
  today: string
  /** How long a visit takes. */
  minutes: number
  /** Formatted; undefined if coming is free. */
  callOutFee: string | undefined
  /** The start of the chosen slot. If it is no longer free, the picker says so. */
  chosen: string | undefined
  /** Also called with a start on another page: show its days then. */
  onChoose: (start: string) => void
  /** Show the seven days before or after; left out at the ends. */
  onEarlier?: (() => void) | undefined
  /** The same for the seven days after. */
  onLater?: (() => void) | undefined
  /** The next free slot of all, offered when these days have none; null if there is none at all. */
  soonest?: Slot | null | undefined
  /** Set where the data could not be fetched: what to say in place of the standard sentence, and what Retry calls. */
  failure?: { message?: string | undefined; onRetry?: (() => void) | undefined } | undefined
  /** The times are as they were last seen, and cannot be chosen. */
  offline?: boolean | undefined
  /** The button that goes on with the chosen time. */
  action?: ReactNode
}

/** Chooses a free time of a service provider: a strip of seven days, and the free times of one of them. */
export const SlotPicker = (props: SlotPickerProps) => {
  const { from, days, minutes, callOutFee, offline = false, action } = props
  const headingId = useId()
  const announcement = useTimesAnnouncement(days)
  const region = useFocusFallback()
  useFocusOffDisabled(region.ref)

  return (
    <Picker as="section" gap={4} aria-labelledby={headingId} {...region}>
      <Row justify="space-between" gap={1}>
        <IconButton
          label="Earlier days"
          icon={<ChevronLeft size={22} aria-hidden />}
          disabled={!props.onEarlier}
          onClick={props.onEarlier}
        />
        <Weeks level={3} size={16} id={headingId}>
          <VisuallyHidden>Free times, </VisuallyHidden>
          {dayRangeName(from, addDays(from, 6))}
        </Weeks>
        <IconButton
          label="Later days"
          icon={<ChevronRight size={22} aria-hidden />}
          disabled={!props.onLater}
          onClick={props.onLater}
        />
      </Row>
      {offline && (
        <Notice tone="warn" live>
          You are offline. {days ? 'These are the times as you last saw them. ' : ''}Choose one once you are back
          online.
        </Notice>
      )}
      <PickerContent {...props} />
      <Terms>
        <li>
          <Clock size={16} aria-hidden />A visit takes {minutesName(minutes)}
        </li>
        <li>
          <Wallet size={16} aria-hidden />
          {callOutFee ? `Call-out fee ${callOutFee}, paid at the door` : 'No call-out fee'}
        </li>
      </Terms>
      {action}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Picker>
  )
}

const PickerContent = (props: SlotPickerProps) => {
  const { days, failure, offline } = props
  if (failure) {
    return <ErrorPanel message={failure.message ?? 'Failed to fetch the free times'} onRetry={failure.onRetry} />
  }
  if (days) return <DaysAndTimes {...props} days={days} />

  return offline ? null : <SlotPickerSkeleton />
}

const DaysAndTimes = ({ days, today, chosen, onChoose, ...props }: SlotPickerProps & { days: readonly FreeDay[] }) => {
  const [pickedDay, pickDay] = useState<string>()
  const shown = dayToShow(days, pickedDay ?? (chosen && slotDay(chosen)))
  const { times, focusChosen } = useFocusOnChosen()
  const choose = (start: string) => {
    pickDay(slotDay(start))
    onChoose(start)
  }
  // The offered button disappears once it is pressed.
  const chooseOffered = (start: string) => {
    focusChosen()
    choose(start)
  }

  return (
    <>
      {chosen && isTimeTaken(days, chosen) && (
        <TakenNotice start={chosen} nearest={nearestSlots(days, chosen)} onChoose={chooseOffered} />
      )}
      <DayStrip days={days} today={today} shownDay={shown?.day} onShow={pickDay} />
      {shown ? (
        <TimeChips ref={times} day={shown} chosen={chosen} disabled={props.offline ?? false} onChoose={choose} />
      ) : (
        <NoFreeTimes soonest={props.soonest} onLater={props.onLater} onChoose={chooseOffered} />
      )}
    </>
  )
}

// Moves the focus to the chosen time with the change that shows it: later, it could be taken from where somebody has gone meanwhile.
const useFocusOnChosen = () => {
  const times = useRef<HTMLFieldSetElement>(null)
  const isPending = useRef(false)

  useLayoutEffect(() => {
    const chosen = times.current?.querySelector<HTMLInputElement>('input:checked')
    if (!isPending.current || !chosen) return
    isPending.current = false
    chosen.focus()
  })

  return {
    times,
    focusChosen: () => {
      isPending.current = true
    },
  }
}

const Picker = styled(Stack)`
  position: relative;
  container-type: inline-size;
`

const Weeks = styled(Heading)`
  text-align: center;

  ${smallPhone} {
    ${font(14, 800)}
  }
`

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  color: var(--ink-2);
  ${font(14)}
  ${tabular}

  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  svg {
    flex: none;
  }
`
