import { Check, Package, PackageCheck, Truck, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { type Chapter, type Reached, type TrackingStep, trackingChapters } from './trackingChapters.ts'

type OrderTrackingProps = {
  /** When each step was reached, as ISO moments. */
  reached: Reached
  /** Why it was canceled, or not accepted. */
  reason?: string | undefined
  signedBy?: string | undefined
  /** What comes next, in one sentence: 'We deliver today before 17:00.' */
  promise?: string | undefined
}

/** Where an order is on its way home, with the time of every step. */
export const OrderTracking = ({ reached, reason, signedBy, promise }: OrderTrackingProps) => {
  const remarks = { canceled: reason, rejected: reason, delivered: signedBy && `Signed for by ${signedBy}` }

  return (
    <Journey aria-label="Where your order is">
      {trackingChapters(reached).map((chapter) => (
        <Stop key={chapter.id} aria-current={chapter.state === 'now' ? 'step' : undefined}>
          <Mark $state={chapter.state}>{markOf(chapter)}</Mark>
          <Story>
            <Title $state={chapter.state}>
              {chapter.label}
              {chapter.state === 'ahead' && <VisuallyHidden>, still to come</VisuallyHidden>}
            </Title>
            <Steps chapter={chapter} remarks={remarks} />
            {chapter.state === 'now' && promise && <Remark>{promise}</Remark>}
          </Story>
        </Stop>
      ))}
    </Journey>
  )
}

type Remarks = Partial<Record<TrackingStep, string | undefined>>

const Steps = ({ chapter, remarks }: { chapter: Chapter; remarks: Remarks }) => (
  <>
    {chapter.steps.map(({ step, at }) => (
      <Step key={step} data-delayed={step === 'delayed' || undefined}>
        {onTheRoad[step] && <span>{onTheRoad[step]}</span>}
        <When>
          <Moment at={at} />
        </When>
        {remarks[step] && <Remark>{remarks[step]}</Remark>}
      </Step>
    ))}
  </>
)

const onTheRoad: Partial<Record<TrackingStep, string>> = {
  dispatched: 'Dispatched',
  inTransit: 'In transit',
  delayed: 'Delayed',
}

const markOf = ({ id, state }: Chapter) => {
  if (state === 'ended') return <X size={18} aria-hidden />
  if (state === 'ahead') return null
  if (state === 'done') return <Check size={18} aria-hidden />
  if (id === 'shipped') return <Truck size={18} aria-hidden />
  return id === 'placed' ? <PackageCheck size={18} aria-hidden /> : <Package size={18} aria-hidden />
}

const marks = {
  done: 'background: var(--ok-tint); color: var(--ok); border-color: var(--ok);',
  now: 'background: var(--brand); color: var(--on-brand); border-color: var(--brand);',
  ahead: 'background: var(--surface); border-color: var(--line-strong); border-style: dashed;',
  ended: 'background: var(--bad-tint); color: var(--bad); border-color: var(--bad);',
}

const Journey = styled.ol`
  display: flex;
  flex-direction: column;
`

const Stop = styled.li`
  position: relative;
  display: flex;
  gap: var(--space-4);
  padding-bottom: var(--space-5);

  &::before {
    position: absolute;
    top: 34px;
    bottom: -2px;
    left: 17px;
    border-left: 2px solid var(--line);
    content: '';
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:last-child::before {
    content: none;
  }
`

const Mark = styled.span<{ $state: Chapter['state'] }>`
  position: relative;
  display: grid;
  flex: none;
  width: 36px;
  height: 36px;
  place-items: center;
  border: 2px solid;
  border-radius: var(--radius-full);
  ${({ $state }) => marks[$state]}
`

const Story = styled.div`
  min-width: 0;
  max-width: 340px;
  flex: 1;
  padding-top: 5px;
`

const Title = styled.p<{ $state: Chapter['state'] }>`
  color: var(--${({ $state }) => ($state === 'ahead' ? 'ink-3' : 'ink')});
  ${({ $state }) => font(18, $state === 'ahead' ? 400 : 600)}
`

const Step = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-3);
  padding-top: 2px;
  color: var(--ink-2);
  ${font(14)}

  &[data-delayed] {
    color: var(--warn);
    ${font(14, 600)}
  }
`

const When = styled.span`
  color: var(--ink-2);
  ${font(14)}
  ${tabular}
`

const Remark = styled.p`
  width: 100%;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  ${font(14)}
`
