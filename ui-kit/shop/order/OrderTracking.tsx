import { Check, Package, PackageCheck, Truck, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'
import { Stage, StageList } from './StageList.tsx'
import { type ReachedSteps, type TrackingStage, type TrackingStep, trackingStages } from './trackingStages.ts'

type OrderTrackingProps = {
  /** When each step was reached, as ISO moments. */
  reached: ReachedSteps
  /** Why the order was cancelled or rejected. */
  reason?: string | undefined
  /** Who signed for the parcel. */
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
        <Stage key={stage.id} label={stage.label} state={stage.state} icon={iconOf(stage)}>
          <Steps stage={stage} remarks={remarks} />
          {stage.state === 'now' && promise && <Remark>{promise}</Remark>}
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
