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
export type Reached = Partial<Record<TrackingStep, string | undefined>>

type ReachedStep = { step: TrackingStep; at: string }

export type Chapter = {
  id: string
  label: string
  state: 'done' | 'now' | 'ahead' | 'ended'
  /** The steps of this chapter, earliest first. */
  steps: ReachedStep[]
}

/** The chapters of an order's journey: what is done, where it is now, and what lies ahead unless it has ended early. */
export const trackingChapters = (reached: Reached): Chapter[] => {
  const story = chapters.map(({ steps, ...chapter }) => ({ ...chapter, steps: inOrder(reached, steps) }))
  const begun = story.filter(({ steps }) => steps.length > 0)
  const ended = endings
    .map(({ step, ...ending }) => ({ ...ending, steps: inOrder(reached, [step]) }))
    .filter(({ steps }) => steps.length > 0)
  if (ended.length > 0) return [...begun.map(as('done')), ...ended.map(as('ended'))]

  const now = begun.at(-1)
  return story.map((chapter) => as(stateOf(chapter, now?.id))(chapter))
}

const chapters: { id: string; label: string; steps: TrackingStep[] }[] = [
  { id: 'placed', label: 'Order placed', steps: ['placed'] },
  { id: 'processing', label: 'Processing', steps: ['processing'] },
  { id: 'shipped', label: 'Shipped', steps: ['dispatched', 'inTransit', 'delayed'] },
  { id: 'delivered', label: 'Delivered', steps: ['delivered'] },
]

const endings: { id: string; label: string; step: TrackingStep }[] = [
  { id: 'canceled', label: 'Canceled', step: 'canceled' },
  { id: 'rejected', label: 'Not accepted', step: 'rejected' },
]

type Told = Omit<Chapter, 'state'>

const inOrder = (reached: Reached, steps: TrackingStep[]) =>
  steps.flatMap((step) => momentOf(step, reached[step])).sort((one, other) => one.at.localeCompare(other.at))

const momentOf = (step: TrackingStep, at: string | undefined) => (at ? [{ step, at }] : [])

const as =
  (state: Chapter['state']) =>
  (chapter: Told): Chapter => ({ ...chapter, state })

const stateOf = ({ id, steps }: Told, now: string | undefined) => {
  if (steps.length === 0) return 'ahead'
  return id === now && id !== 'delivered' ? 'now' : 'done'
}
