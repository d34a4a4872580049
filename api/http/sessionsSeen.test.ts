import { expect, it, vi } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import type { Session, SessionFamilies } from './sessionsFamily.ts'
import { openSeen } from './sessionsSeen.ts'

const anHourAgo = { lastSeenAt: 0 } as Session
const now = () => 60 * 60_000

const noting = () => {
  const answers: PromiseWithResolvers<void>[] = []
  const see = vi.fn((_sessionId: string) => {
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  })
  return { see, answers, seen: openSeen({ see } as unknown as SessionFamilies, now) }
}

it('a session is noted once at a time, and again where that failed', async () => {
  const { see, answers, seen } = noting()
  seen('aminas phone', anHourAgo)
  seen('aminas phone', anHourAgo)
  expect(see).toHaveBeenCalledTimes(1)

  answers[0]?.reject(new Error('The event store is silent'))
  await eventually(() => {
    seen('aminas phone', anHourAgo)
    expect(see).toHaveBeenCalledTimes(2)
  })
})

it('of a whole crowd a few are noted at once, the others with one of their next calls', async () => {
  const { see, answers, seen } = noting()
  const crowd = () => {
    const noted = see.mock.calls.map(([sessionId]) => sessionId)
    const phones = Array.from({ length: 100 }, (_, number) => `phone ${number}`)
    for (const phone of phones) if (!noted.includes(phone)) seen(phone, anHourAgo)
  }
  crowd()
  expect(see).toHaveBeenCalledTimes(8)

  for (const { resolve } of answers) resolve()
  await eventually(() => {
    crowd()
    expect(see).toHaveBeenCalledTimes(16)
  })
})

it('who was seen within the minute is not noted', () => {
  const { see, seen } = noting()
  seen('aminas phone', { lastSeenAt: now() - 59_999 } as Session)
  expect(see).not.toHaveBeenCalled()
})
