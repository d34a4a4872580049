// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenStaying } from './whenStaying.ts'

const stop = vi.fn()
const start = vi.fn(async () => stop)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.clearAllMocks()
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('given a visitor who is new', () => {
  test('when they touch nothing, then it starts after ten seconds, once the page is idle', async () => {
    whenStaying(start)
    await pass(9_999)
    expect(start).not.toHaveBeenCalled()

    await pass(1_001)
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('when they click, then it starts once the page is idle, and only once', async () => {
    whenStaying(start)
    document.body.click()
    document.body.click()

    await pass(20_000)
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('when the page is left before, then it never starts', async () => {
    whenStaying(start)()
    document.body.click()

    await pass(20_000)
    expect(start).not.toHaveBeenCalled()
  })

  test('when the page is left after it has started, then it is stopped', async () => {
    const leave = whenStaying(start)
    document.body.click()
    await pass(1_000)
    leave()

    expect(stop).toHaveBeenCalledTimes(1)
  })
})

describe('given a visitor with a cart', () => {
  test('when the page is idle, then it starts without a click', async () => {
    localStorage.setItem('cart', '[]')
    whenStaying(start)

    await pass(1_000)
    expect(start).toHaveBeenCalledTimes(1)
  })
})
