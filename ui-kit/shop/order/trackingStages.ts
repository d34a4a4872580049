export type TrackingStep =
  | 'placed'
  | 'processing'
  | 'dispatched'
  | 'inTransit'
  | 'delayed'
  | 'delivered'
  | 'canceled'
  | 'rejected'

/** When each step was reached, as ISO moments. */
export type ReachedSteps = Partial<Record<TrackingStep, string | undefined>>

type ReachedStep = { step: TrackingStep; at: string }

export type TrackingStage = {
  id: string
  label: string
  state: 'done' | 'now' | 'ahead' | 'ended'
  /** The reached steps of this stage, earliest first. */
  steps: ReachedStep[]
}

/** The stages of an order: those done, the current one, and those ahead unless the order ended early. */
export const trackingStages = (reached: ReachedSteps): TrackingStage[] => {
  const stagesWithSteps = stages.map(({ steps, ...stage }) => ({ ...stage, steps: inTimeOrder(reached, steps) }))
  const started = stagesWithSteps.filter(({ steps }) => steps.length > 0)
  const ended = endings
    .map(({ step, ...ending }) => ({ ...ending, steps: inTimeOrder(reached, [step]) }))
    .filter(({ steps }) => steps.length > 0)
  if (ended.length > 0) return [...started.map(withState('done')), ...ended.map(withState('ended'))]

  const currentStage = started.at(-1)
  return stagesWithSteps.map((stage) => withState(stateOf(stage, currentStage?.id))(stage))
}

const stages: { id: string; label: string; steps: TrackingStep[] }[] = [
  { id: 'placed', label: 'Order placed', steps: ['placed'] },
  { id: 'processing', label: 'Processing', steps: ['processing'] },
  { id: 'shipped', label: 'Shipped', steps: ['dispatched', 'inTransit', 'delayed'] },
  { id: 'delivered', label: 'Delivered', steps: ['delivered'] },
]

const endings: { id: string; label: string; step: TrackingStep }[] = [
  { id: 'canceled', label: 'Canceled', step: 'canceled' },
  { id: 'rejected', label: 'Not accepted', step: 'rejected' },
]

type StageWithoutState = Omit<TrackingStage, 'state'>

const inTimeOrder = (reached: ReachedSteps, steps: TrackingStep[]) =>
  steps.flatMap((step) => toReachedStep(step, reached[step])).sort((one, other) => one.at.localeCompare(other.at))

const toReachedStep = (step: TrackingStep, at: string | undefined) => (at ? [{ step, at }] : [])

const withState =
  (state: TrackingStage['state']) =>
  (stage: StageWithoutState): TrackingStage => ({ ...stage, state })

const stateOf = ({ id, steps }: StageWithoutState, currentId: string | undefined) => {
  if (steps.length === 0) return 'ahead'
  return id === currentId && id !== 'delivered' ? 'now' : 'done'
}
