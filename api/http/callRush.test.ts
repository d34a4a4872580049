import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openCallRush } from './callRush.ts'

/** A rush of three calls, so many in progress; `end` ends the calls. */
const givenCalls = (count: number, { calm = 20, releaseInterval = 60_000 } = {}) => {
  const rush = openCallRush({ size: 3, calm, releaseInterval })
  const ended = Promise.withResolvers<void>()
  const calls = Array.from({ length: count }, () => rush.during(() => ended.promise))
  let releases = 0
  rush.onRelease(() => {
    releases += 1
  })
  const end = async () => {
    ended.resolve()
    await Promise.all(calls)
  }
  return { rush, end, releases: () => releases }
}

describe('a rush of calls', () => {
  it('is on as soon as so many are in progress, and not before', () => {
    expect(givenCalls(2).rush.isOn()).toBe(false)
    expect(givenCalls(3).rush.isOn()).toBe(true)
  })

  it('is over some time after the last of them, and then releases what waited, once', async () => {
    const { rush, end, releases } = givenCalls(3)
    await end()
    expect([rush.isOn(), releases()]).toEqual([true, 0])
    await eventually(() => expect([rush.isOn(), releases()]).toEqual([false, 1]))
    await pause(60)
    expect(releases()).toBe(1)
  })

  it('goes on while they are in progress, and releases from time to time what waits', async () => {
    const { rush, end, releases } = givenCalls(3, { calm: 5, releaseInterval: 20 })
    await eventually(() => expect(releases()).toBeGreaterThan(1))
    expect(rush.isOn()).toBe(true)
    await end()
  })

  it('begins again with the next crowd', async () => {
    const { rush, end } = givenCalls(3, { calm: 5 })
    await end()
    await eventually(() => expect(rush.isOn()).toBe(false))
    const ended = Promise.withResolvers<void>()
    const calls = [1, 2, 3].map(() => rush.during(() => ended.promise))
    expect(rush.isOn()).toBe(true)
    ended.resolve()
    await Promise.all(calls)
  })

  it('tells the outcome of each call, and counts one that fails no longer', async () => {
    const { rush } = givenCalls(2, { calm: 5 })
    expect(await rush.during(async () => 'done')).toBe('done')
    await eventually(() => expect(rush.isOn()).toBe(false))
    await expect(rush.during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await eventually(() => expect(rush.isOn()).toBe(false))
  })

  it('calls no listener that was removed', async () => {
    const { rush, end } = givenCalls(3, { calm: 5 })
    let calls = 0
    rush.onRelease(() => {
      calls += 1
    })()
    await end()
    await eventually(() => expect(rush.isOn()).toBe(false))
    expect(calls).toBe(0)
  })
})
