import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { Opinion, RecordedReviewFact, Verified } from './reviewEvents.ts'

interface ReviewContext {
  /** `undefined` before the review was written. `writtenAt` is the time of the last change. */
  written: (Opinion & Verified & { writtenAt: string }) | undefined
  /** Why an admin hid it; empty while it is shown. */
  hiddenFor: string
}

const reviewSetup = setup({ types: { context: {} as ReviewContext, events: {} as RecordedReviewFact } })

const write = reviewSetup.assign(({ event }) =>
  event.type === 'ReviewWritten' ? { written: { ...event.data, writtenAt: event.at } } : {},
)

const rewrite = reviewSetup.assign(({ context: { written }, event }) =>
  written && event.type === 'ReviewRewritten' ? { written: { ...written, ...event.data, writtenAt: event.at } } : {},
)

const hide = reviewSetup.assign(({ event }) => (event.type === 'ReviewHidden' ? { hiddenFor: event.data.reason } : {}))

const show = reviewSetup.assign(() => ({ hiddenFor: '' }))

export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  context: { written: undefined, hiddenFor: '' },
  initial: 'unwritten',
  states: {
    unwritten: { on: { ReviewWritten: { target: 'shown', actions: write } } },
    shown: { on: { ReviewRewritten: { actions: rewrite }, ReviewHidden: { target: 'hidden', actions: hide } } },
    // Rewriting a hidden review does not show it again: only an admin does.
    hidden: { on: { ReviewRewritten: { actions: rewrite }, ReviewShown: { target: 'shown', actions: show } } },
  },
})

export type Review = Replayed<typeof reviewMachine>

/** One review per customer and subject. Products and service providers never have the same id (decision 051). */
export const reviewStream = (subjectId: string, customerId: string) => `review-${subjectId}-${customerId}`
