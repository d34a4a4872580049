import { expect, test } from 'vitest'
import { type ReachedSteps, trackingStages } from './trackingStages.ts'

const placed = { placed: '2026-11-21T06:12:00.000Z' }
const processing = { ...placed, processing: '2026-11-21T07:00:00.000Z' }
const dispatched = { ...processing, dispatched: '2026-11-21T08:30:00.000Z' }
const delayed = { ...dispatched, inTransit: '2026-11-21T09:00:00.000Z', delayed: '2026-11-21T10:00:00.000Z' }
const inTransitAgain = { ...delayed, inTransit: '2026-11-21T11:00:00.000Z' }
const delivered = { ...inTransitAgain, delivered: '2026-11-21T13:00:00.000Z' }

const statesOf = (reached: ReachedSteps) => trackingStages(reached).map(({ id, state }) => `${id} ${state}`)
const shippingStepsOf = (reached: ReachedSteps) => trackingStages(reached)[2]?.steps.map(({ step }) => step)

test('a new order has all later stages ahead', () => {
  expect(statesOf(placed)).toEqual(['placed now', 'processing ahead', 'shipped ahead', 'delivered ahead'])
})

test('every shipping step belongs to the stage Shipped', () => {
  expect(statesOf(dispatched)).toEqual(['placed done', 'processing done', 'shipped now', 'delivered ahead'])
  expect(shippingStepsOf(delayed)).toEqual(['dispatched', 'inTransit', 'delayed'])
})

test('the steps of a parcel that is in transit again after a delay are in time order', () => {
  expect(shippingStepsOf(inTransitAgain)).toEqual(['dispatched', 'delayed', 'inTransit'])
})

test('all stages of a delivered order are done', () => {
  expect(statesOf(delivered)).toEqual(['placed done', 'processing done', 'shipped done', 'delivered done'])
})

test('the last stage of a canceled order is the cancellation', () => {
  const canceled = { ...processing, canceled: '2026-11-21T07:30:00.000Z' }

  expect(statesOf(canceled)).toEqual(['placed done', 'processing done', 'canceled ended'])
})

test('the last stage of a rejected order is the rejection', () => {
  const rejected = { ...placed, rejected: '2026-11-21T06:12:01.000Z' }

  expect(statesOf(rejected)).toEqual(['placed done', 'rejected ended'])
})

test('an order without a known step has all stages ahead', () => {
  expect(statesOf({})).toEqual(['placed ahead', 'processing ahead', 'shipped ahead', 'delivered ahead'])
})
