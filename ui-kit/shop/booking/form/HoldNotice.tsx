import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { slotTime } from '#ui-kit/shop/booking/slotTimes.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { narrowPhone } from '#ui-kit/theme/media.ts'

type HoldNoticeProps = {
  /** The end of the hold, an ISO moment. */
  until: string
  /** Whole seconds until then; undefined before the first count. */
  secondsLeft: number | undefined
  /** The free times of the provider. */
  otherTimesHref: string
  /** Tries to hold the same time once more. */
  onHoldAgain?: (() => void) | undefined
  holdingAgain?: boolean | undefined
}

/** Until when the chosen time is kept, counted down; afterwards, what to do. */
export const HoldNotice = ({ until, secondsLeft, otherTimesHref, onHoldAgain, holdingAgain }: HoldNoticeProps) =>
  secondsLeft === 0 ? (
    <Notice
      tone="warn"
      live
      title="We are no longer holding this time for you"
      action={
        <Row gap={2} wrap>
          <Button size="small" href={otherTimesHref}>
            Choose another time
          </Button>
          {onHoldAgain && (
            <Button size="small" kind="secondary" loading={holdingAgain} onClick={onHoldAgain}>
              Try to hold it again
            </Button>
          )}
        </Row>
      }
    >
      Someone else may take it now. What you have filled in is still here.
    </Notice>
  ) : (
    <Notice tone={secondsLeft !== undefined && secondsLeft <= 60 ? 'warn' : 'info'}>
      <Line>
        <span>
          We are holding this time for you until <strong>{slotTime(until)}</strong>
        </span>{' '}
        <Left role="timer">{secondsLeft !== undefined && `${clockName(secondsLeft)} left`}</Left>
      </Line>
      <VisuallyHidden role="status">
        {secondsLeft !== undefined && secondsLeft <= 60 && 'Less than a minute is left to request the booking.'}
      </VisuallyHidden>
    </Notice>
  )

const clockName = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const Line = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);

  strong {
    ${font(14, 800)}
    ${tabular}
  }
  ${narrowPhone} {
    display: block;

    strong::after {
      content: ',';
    }
  }
`

const Left = styled.span`
  white-space: nowrap;
  ${font(14, 600)}
  ${tabular}
`
