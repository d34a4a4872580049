import type { Reached } from '#ui-kit/shop/order/trackingChapters.ts'

export const placed: Reached = { placed: '2026-11-21T06:12:04.000Z' }
export const processing: Reached = { ...placed, processing: '2026-11-21T07:03:40.000Z' }
export const dispatched: Reached = { ...processing, dispatched: '2026-11-21T09:30:12.000Z' }
export const inTransit: Reached = { ...dispatched, inTransit: '2026-11-21T10:05:00.000Z' }
export const delayed: Reached = { ...inTransit, delayed: '2026-11-21T12:41:33.000Z' }
export const delivered: Reached = {
  ...dispatched,
  delayed: '2026-11-21T12:41:33.000Z',
  inTransit: '2026-11-21T14:02:10.000Z',
  delivered: '2026-11-21T15:20:08.000Z',
}
export const canceled: Reached = { ...processing, canceled: '2026-11-21T07:30:00.000Z' }
