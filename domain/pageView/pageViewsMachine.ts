import { setup } from 'xstate'
import type { RecordedFact } from '#domain/kernel/decision.ts'
import { sum } from '#domain/kernel/money.ts'
import type { PageViewFact } from './pageViewEvents.ts'

interface PageViewsContext {
  /** How often pages were opened on the day. */
  views: number
}

const pageViewsSetup = setup({ types: { context: {} as PageViewsContext, events: {} as RecordedFact<PageViewFact> } })

/** The page views of one day. The read model counts them by path. */
export const pageViewsMachine = pageViewsSetup.createMachine({
  id: 'pageViews',
  context: { views: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        PageViewsCounted: {
          actions: pageViewsSetup.assign(({ context, event: { data } }) => ({
            views: context.views + sum(data.pages.map(({ count }) => count)),
          })),
        },
      },
    },
  },
})

/** `day`: `2026-11-21`. */
export const pageViewsStream = (day: string) => `pageViews-${day}`
