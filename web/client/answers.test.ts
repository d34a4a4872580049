import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnswers } from './answers.ts'
import { CallFailed, offline } from './callFailed.ts'

const slug = { params: { slug: 'blue-kettle' } }
const id = { params: { id: 'order-7' } }

/** Answers that come from a shop which numbers what it says. */
const numbered = () => {
  const get = vi.fn()
  let said = 0
  get.mockImplementation(async () => {
    said += 1
    return { said }
  })
  return { get, answers: openAnswers(get) }
}

describe('answers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are asked for once by all who want them at the same time', async () => {
    const { get, answers } = numbered()

    await Promise.all([
      answers.ask('GET products/getProduct/:slug', slug),
      answers.ask('GET products/getProduct/:slug', slug),
    ])

    expect(get).toHaveBeenCalledTimes(1)
  })

  it('are good for ten minutes', async () => {
    const { get, answers } = numbered()
    await answers.ask('GET products/getProduct/:slug', slug)

    vi.advanceTimersByTime(599_000)
    await answers.ask('GET products/getProduct/:slug', slug)
    expect(get).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1_000)
    await answers.ask('GET products/getProduct/:slug', slug)
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('that did not get through are asked for again once the line is back, on show or not', async () => {
    const { get, answers } = numbered()
    get.mockRejectedValueOnce(offline())
    await answers.ask('GET products/getProduct/:slug', slug)
    await answers.ask('GET order/find/:id', id)
    const follow = vi.fn()
    answers.onChange(follow)

    answers.retryOffline()
    expect(answers.entryOf('GET products/getProduct/:slug', slug)).toBeUndefined()
    expect(answers.entryOf('GET order/find/:id', id)?.reading.answer).toEqual({ said: 1 })
    expect(follow).toHaveBeenCalledTimes(1)
  })

  it('that went stale stay on show until the next one is there', async () => {
    const { answers } = numbered()
    await answers.ask('GET order/find/:id', id)
    const follow = vi.fn()
    answers.onChange(follow)

    answers.refresh('GET order/find/')
    expect(answers.entryOf('GET order/find/:id', id)?.reading.answer).toEqual({ said: 1 })
    expect(follow).toHaveBeenCalledTimes(1)

    await answers.ask('GET order/find/:id', id)
    expect(answers.entryOf('GET order/find/:id', id)?.reading.answer).toEqual({ said: 2 })
  })

  it('about other things are left alone', async () => {
    const { get, answers } = numbered()
    await answers.ask('GET products/getProduct/:slug', slug)

    answers.refresh('GET order/find/')
    await answers.ask('GET products/getProduct/:slug', slug)

    expect(get).toHaveBeenCalledTimes(1)
  })

  it('on their way when they went stale are thrown away', async () => {
    const { get, answers } = numbered()
    await answers.ask('GET order/find/:id', id)
    answers.refresh('GET order/find/')
    const old = Promise.withResolvers<object>()
    get.mockImplementationOnce(() => old.promise)

    const outdated = answers.ask('GET order/find/:id', id)
    answers.refresh('GET order/find/')
    await answers.ask('GET order/find/:id', id)
    old.resolve({ said: 'before the change' })
    await outdated

    expect(answers.entryOf('GET order/find/:id', id)?.reading.answer).toEqual({ said: 2 })
  })

  it('that belong to a person go with the person', async () => {
    const { answers } = numbered()
    await answers.ask('GET order/find/:id', id)
    await answers.ask('GET products/getProduct/:slug', slug)

    answers.forgetPrivate()

    expect(answers.entryOf('GET order/find/:id', id)).toBeUndefined()
    expect(answers.entryOf('GET products/getProduct/:slug', slug)).toBeDefined()
  })

  it('outlive a line that fails', async () => {
    const { get, answers } = numbered()
    await answers.ask('GET products/getProduct/:slug', slug)
    answers.refresh('GET products/')
    get.mockRejectedValueOnce(offline())

    await answers.ask('GET products/getProduct/:slug', slug)

    expect(answers.entryOf('GET products/getProduct/:slug', slug)?.reading.answer).toEqual({ said: 1 })
  })

  it('tell why there is none, and may be asked for again', async () => {
    const { get, answers } = numbered()
    get.mockRejectedValueOnce(new CallFailed('No product found', { status: 404 }))

    const { error } = await answers.ask('GET products/getProduct/:slug', slug)
    expect(error?.message).toBe('No product found')

    answers.refresh('GET products/getProduct/blue-kettle')
    expect(answers.entryOf('GET products/getProduct/:slug', slug)).toBeUndefined()
    expect((await answers.ask('GET products/getProduct/:slug', slug)).status).toBe('succeeded')
  })
})
