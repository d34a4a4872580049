import { CalendarCheck, Check, Clock, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stage, StageList } from '#ui-kit/shop/order/StageList.tsx'
import { type BookingStage, bookingStages } from './bookingStages.ts'
import type { BookingStatus } from './bookingStatus.ts'

type BookingStagesProps = {
  /** Where the booking stands. */
  status: BookingStatus
  /** ISO moment. */
  requestedAt: string
  /** Why it was declined or canceled. */
  reason?: string | undefined
  /** What comes next, in one sentence. */
  promise?: string | undefined
}

/** The stages of a booking, from the request to the visit. */
export const BookingStages = ({ status, requestedAt, reason, promise }: BookingStagesProps) => (
  <StageList aria-label="Where your booking is">
    {bookingStages(status).map((stage) => (
      <Stage key={stage.id} label={stage.label} state={stage.state} icon={iconOf(stage)}>
        {stage.id === 'Requested' && (
          <Text size={14} tone="ink-2">
            <Moment at={requestedAt} />
          </Text>
        )}
        {stage.state === 'now' && promise && (
          <Text size={14} tone="ink-2">
            {promise}
          </Text>
        )}
        {stage.state === 'ended' && reason && (
          <Reason size={14} tone="ink-2">
            {reason}
          </Reason>
        )}
      </Stage>
    ))}
  </StageList>
)

const iconOf = ({ id, state }: BookingStage) => {
  if (state === 'ended') return <X size={18} aria-hidden />
  if (state === 'ahead') return null
  if (state === 'done') return <Check size={18} aria-hidden />
  return id === 'Requested' ? <Clock size={18} aria-hidden /> : <CalendarCheck size={18} aria-hidden />
}

const Reason = styled(Text)`
  overflow-wrap: anywhere;
`
