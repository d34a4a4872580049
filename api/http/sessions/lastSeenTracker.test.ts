import { expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openLastSeenTracker } from './lastSeenTracker.ts'
import type { RefreshTokenFamilies, Session } from './refreshTokenFamilies.ts'

const anHourAgo = { lastSeenAt: 0 } as Session
const now = () => 60 * 60_000

const openTracker = () => {
  const answers: PromiseWithResolvers<void>[] = []
  const touch = vi.fn((_sessionId: string) => {
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  })
  return { touch, answers, seen: openLastSeenTracker({ touch } as unknown as RefreshTokenFamilies, now) }
}

it('a session is recorded by one write at a time, and again after a failed write', async () => {
  const { touch, answers, seen } = openTracker()
  seen('aminas phone', anHourAgo)
  seen('aminas phone', anHourAgo)
  expect(touch).toHaveBeenCalledTimes(1)

  answers[0]?.reject(new Error('The event store is silent'))
  await eventually(() => {
    seen('aminas phone', anHourAgo)
    expect(touch).toHaveBeenCalledTimes(2)
  })
})

it('of many sessions a few are recorded at the same time, the others with one of their next requests', async () => {
  const { touch, answers, seen } = openTracker()
  const crowd = () => {
    const noted = touch.mock.calls.map(([sessionId]) => sessionId)
    const phones = Array.from({ length: 100 }, (_, number) => `phone ${number}`)
    for (const phone of phones) if (!noted.includes(phone)) seen(phone, anHourAgo)
  }
  crowd()
  expect(touch).toHaveBeenCalledTimes(8)

  for (const { resolve } of answers) resolve()
  await eventually(() => {
    crowd()
    expect(touch).toHaveBeenCalledTimes(16)
  })
})

it('a session that was seen within the last minute is not recorded again', () => {
  const { touch, seen } = openTracker()
  seen('aminas phone', { lastSeenAt: now() - 59_999 } as Session)
  expect(touch).not.toHaveBeenCalled()
})
