import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { RecordedSlideFact, SlideDetails } from './slideEvents.ts'

interface SlideContext {
  /** `undefined` before the slide was added. */
  details: (SlideDetails & { dateAdded: string }) | undefined
  /** The number of edits since the slide was added: the version for detecting concurrent edits. */
  edits: number
}

const slideSetup = setup({ types: { context: {} as SlideContext, events: {} as RecordedSlideFact } })

const add = slideSetup.assign(({ event }) => (event.type === 'SlideAdded' ? { details: event.data } : {}))

const edit = slideSetup.assign(({ context: { details, edits }, event }) =>
  details ? { details: { ...details, ...event.data }, edits: edits + 1 } : {},
)

const countEdit = slideSetup.assign(({ context }) => ({ edits: context.edits + 1 }))

const editing = {
  SlideReworded: { actions: edit },
  SlidePictured: { actions: edit },
  SlideScheduled: { actions: edit },
  SlideMoved: { actions: edit },
}

/** The record machine of the banner's slides. A withdrawn one is not shown, whatever its days are. */
export const slideMachine = slideSetup.createMachine({
  id: 'slide',
  context: { details: undefined, edits: 0 },
  initial: 'unknown',
  states: {
    unknown: { on: { SlideAdded: { target: 'shown', actions: add } } },
    shown: { on: { ...editing, SlideWithdrawn: { target: 'withdrawn', actions: countEdit } } },
    withdrawn: { on: { ...editing, SlideReinstated: { target: 'shown', actions: countEdit } } },
  },
})

export type Slide = Replayed<typeof slideMachine>

export const slideStream = (slideId: string) => `slide-${slideId}`
