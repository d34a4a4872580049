import { Check, Package, PackageCheck, Truck, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { type ReachedSteps, type TrackingStage, type TrackingStep, trackingStages } from './trackingStages.ts'

type OrderTrackingProps = {
  /** When each step was reached, as ISO moments. */
  reached: ReachedSteps
  /** Why the order was canceled or rejected. */
  reason?: string | undefined
  signedBy?: string | undefined
  /** A sentence about the next step: 'We deliver today before 17:00.' */
  promise?: string | undefined
}

/** The stages of an order from placement to delivery, with the time of every step. */
export const OrderTracking = ({ reached, reason, signedBy, promise }: OrderTrackingProps) => {
  const remarks = { canceled: reason, rejected: reason, delivered: signedBy && `Signed for by ${signedBy}` }

  return (
    <StageList aria-label="Where your order is">
      {trackingStages(reached).map((stage) => (
        <Stage key={stage.id} aria-current={stage.state === 'now' ? 'step' : undefined}>
          <Mark $state={stage.state}>{iconOf(stage)}</Mark>
          <StageContent>
            <Title $state={stage.state}>
              {stage.label}
              {stage.state === 'ahead' && <VisuallyHidden>, still to come</VisuallyHidden>}
            </Title>
            <Steps stage={stage} remarks={remarks} />
            {stage.state === 'now' && promise && <Remark>{promise}</Remark>}
          </StageContent>
        </Stage>
      ))}
    </StageList>
  )
}

type Remarks = Partial<Record<TrackingStep, string | undefined>>

const Steps = ({ stage, remarks }: { stage: TrackingStage; remarks: Remarks }) => (
  <>
    {stage.steps.map(({ step, at }) => (
      <Step key={step} data-delayed={step === 'delayed' || undefined}>
        {shippingStepLabels[step] && <span>{shippingStepLabels[step]}</span>}
        <Time>
          <Moment at={at} />
        </Time>
        {remarks[step] && <Remark>{remarks[step]}</Remark>}
      </Step>
    ))}
  </>
)

const shippingStepLabels: Partial<Record<TrackingStep, string>> = {
  dispatched: 'Dispatched',
  inTransit: 'In transit',
  delayed: 'Delayed',
}

const iconOf = ({ id, state }: TrackingStage) => {
  if (state === 'ended') return <X size={18} aria-hidden />
  if (state === 'ahead') return null
  if (state === 'done') return <Check size={18} aria-hidden />
  if (id === 'shipped') return <Truck size={18} aria-hidden />
  return id === 'placed' ? <PackageCheck size={18} aria-hidden /> : <Package size={18} aria-hidden />
}

const markStyles = {
  done: 'background: var(--ok-tint); color: var(--ok); border-color: var(--ok);',
  now: 'background: var(--brand); color: var(--on-brand); border-color: var(--brand);',
  ahead: 'background: var(--surface); border-color: var(--line-strong); border-style: dashed;',
  ended: 'background: var(--bad-tint); color: var(--bad); border-color: var(--bad);',
}

const StageList = styled.ol`
  display: flex;
  flex-direction: column;
`

const Stage = styled.li`
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

const Mark = styled.span<{ $state: TrackingStage['state'] }>`
  position: relative;
  display: grid;
  flex: none;
  width: 36px;
  height: 36px;
  place-items: center;
  border: 2px solid;
  border-radius: var(--radius-full);
  ${({ $state }) => markStyles[$state]}
`

const StageContent = styled.div`
  min-width: 0;
  max-width: 340px;
  flex: 1;
  padding-top: 5px;
`

const Title = styled.p<{ $state: TrackingStage['state'] }>`
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

const Time = styled.span`
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
