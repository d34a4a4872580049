import type { ReachedSteps } from '#ui-kit/shop/order/trackingStages.ts'

export const placedStep: ReachedSteps = { placed: '2026-11-21T06:12:04.000Z' }
export const processing: ReachedSteps = { ...placedStep, processing: '2026-11-21T07:03:40.000Z' }
export const dispatchedStep: ReachedSteps = { ...processing, dispatched: '2026-11-21T09:30:12.000Z' }
export const inTransit: ReachedSteps = { ...dispatchedStep, inTransit: '2026-11-21T10:05:00.000Z' }
export const delayed: ReachedSteps = { ...inTransit, delayed: '2026-11-21T12:41:33.000Z' }
export const deliveredStep: ReachedSteps = {
  ...dispatchedStep,
  delayed: '2026-11-21T12:41:33.000Z',
  inTransit: '2026-11-21T14:02:10.000Z',
  delivered: '2026-11-21T15:20:08.000Z',
}
export const canceled: ReachedSteps = { ...processing, canceled: '2026-11-21T07:30:00.000Z' }
