import { afterEach, expect, it, vi } from 'vitest'
import { asCallFailed, CallFailed, offlineError } from './callFailed.ts'
import { failureOf, prefixedFailure } from './failureOf.ts'

const retry = vi.fn()

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a lost connection', offlineError(), 'Failed to fetch data: Network error'],
  ['an answer of a proxy', new CallFailed('Fetch failed', { status: 502 }), 'Failed to fetch data: Fetch failed'],
  ['a fault', asCallFailed(new TypeError()), 'Something went wrong. Please try again or refresh the page.'],
  ['a refusal', new CallFailed('No order found', { status: 404, refusal: 'OrderNotFound' }), 'No order found'],
])('shows for %s what is wrong', (_name, error, message) => {
  expect(failureOf({ error, retry })?.message).toBe(message)
})

it('begins with the words of the screen where it has its own', () => {
  expect(prefixedFailure('Failed to fetch orders', { error: offlineError(), retry })).toEqual({
    message: 'Failed to fetch orders: Network error',
    onRetry: retry,
  })
})

it('says without a connection that it is not on the device, and what will happen', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const offline = 'you are offline, and this is not on your device. It loads by itself once you are back online.'

  expect(failureOf({ error: offlineError(), retry })?.message).toBe(`Failed to fetch data: ${offline}`)
  expect(prefixedFailure('Failed to fetch orders', { error: offlineError(), retry })?.message).toBe(
    `Failed to fetch orders: ${offline}`,
  )
  expect(failureOf({ error: new CallFailed('Fetch failed', { status: 502 }), retry })?.message).toBe(
    'Failed to fetch data: Fetch failed',
  )
})

it('offers no retry for what does not exist', () => {
  const error = new CallFailed('No order found', { status: 404, refusal: 'OrderNotFound' })

  expect(failureOf({ error, retry })?.onRetry).toBeUndefined()
  expect(failureOf({ retry })).toBeUndefined()
})
