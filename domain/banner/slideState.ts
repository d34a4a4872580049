import type { SlidePeriod } from './slideEvents.ts'

/** Whether visitors see a slide: it waits for its first day, is shown, is past its last day, or was taken out by an admin. */
export const slideStates = ['planned', 'running', 'over', 'withdrawn'] as const
export type SlideState = (typeof slideStates)[number]

/** The state of a slide on a day in South Africa. */
export const slideStateOn = (today: string, { from, until }: SlidePeriod, isActive: boolean): SlideState => {
  if (!isActive) return 'withdrawn'
  if (today < from) return 'planned'
  return today > until ? 'over' : 'running'
}
