import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { openSlotFollowers } from './slotFollowers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page whose frames are counted by their day. */
const openPage = () => {
  const days: string[] = []
  const send = (frame: OutgoingFrame) => {
    if (frame.event === 'slotsChanged') days.push(frame.data.day)
  }
  return { followedSlots: new Set<string>(), send, days }
}

const tuesday = { providerId: 'thabo', day: '2026-11-24' }
const wednesday = { providerId: 'thabo', day: '2026-11-25' }

it('many changes within 250 ms are one frame for each day', () => {
  const slots = openSlotFollowers()
  const page = openPage()
  slots.follow(page, 'thabo')
  for (const change of [tuesday, tuesday, wednesday, tuesday]) slots.onChange(change)
  vi.advanceTimersByTime(249)
  expect(page.days).toEqual([])
  vi.advanceTimersByTime(1)
  expect(page.days).toEqual(['2026-11-24', '2026-11-25'])

  slots.onChange(tuesday)
  vi.advanceTimersByTime(250)
  expect(page.days).toEqual(['2026-11-24', '2026-11-25', '2026-11-24'])
})

it('a page that closes before the frame is due gets none, and one page follows at most twenty providers', () => {
  const slots = openSlotFollowers()
  const [page, closed] = [openPage(), openPage()]
  for (let number = 0; number < 25; number += 1) slots.follow(page, `provider-${number}`)
  slots.follow(closed, 'provider-0')
  for (const number of [0, 19, 20]) slots.onChange({ providerId: `provider-${number}`, day: `2026-11-${10 + number}` })
  slots.stopFollowingAll(closed)
  vi.advanceTimersByTime(250)
  expect([page.days, closed.days]).toEqual([['2026-11-10', '2026-11-29'], []])
})
