import { expect, test } from 'vitest'
import { type Reached, trackingChapters } from './trackingChapters.ts'

const placed = { placed: '2026-11-21T06:12:00.000Z' }
const processing = { ...placed, processing: '2026-11-21T07:00:00.000Z' }
const dispatched = { ...processing, dispatched: '2026-11-21T08:30:00.000Z' }
const delayed = { ...dispatched, inTransit: '2026-11-21T09:00:00.000Z', delayed: '2026-11-21T10:00:00.000Z' }
const movingAgain = { ...delayed, inTransit: '2026-11-21T11:00:00.000Z' }
const delivered = { ...movingAgain, delivered: '2026-11-21T13:00:00.000Z' }

const states = (reached: Reached) => trackingChapters(reached).map(({ id, state }) => `${id} ${state}`)
const road = (reached: Reached) => trackingChapters(reached)[2]?.steps.map(({ step }) => step)

test('an order that was just placed has everything else ahead of it', () => {
  expect(states(placed)).toEqual(['placed now', 'processing ahead', 'shipped ahead', 'delivered ahead'])
})

test('every step on the road belongs to the chapter Shipped', () => {
  expect(states(dispatched)).toEqual(['placed done', 'processing done', 'shipped now', 'delivered ahead'])
  expect(road(delayed)).toEqual(['dispatched', 'inTransit', 'delayed'])
})

test('a parcel that moves again after a delay is told in the order it happened', () => {
  expect(road(movingAgain)).toEqual(['dispatched', 'delayed', 'inTransit'])
})

test('a delivered order has nothing left to wait for', () => {
  expect(states(delivered)).toEqual(['placed done', 'processing done', 'shipped done', 'delivered done'])
})

test('a canceled order ends where it was canceled and promises no delivery', () => {
  const canceled = { ...processing, canceled: '2026-11-21T07:30:00.000Z' }

  expect(states(canceled)).toEqual(['placed done', 'processing done', 'canceled ended'])
})

test('an order that was not accepted ends at once', () => {
  const rejected = { ...placed, rejected: '2026-11-21T06:12:01.000Z' }

  expect(states(rejected)).toEqual(['placed done', 'rejected ended'])
})

test('an order with no step told yet has its whole journey ahead', () => {
  expect(states({})).toEqual(['placed ahead', 'processing ahead', 'shipped ahead', 'delivered ahead'])
})
