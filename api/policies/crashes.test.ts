import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliver } from '#api/eventStore/consuming/deliver.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { openPolicies } from './policies.ts'
import { policy } from './policy.ts'
import { type BellRung, ringBell } from './testing/porterFixture.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore

const rings = 8
const doors = Array.from({ length: rings }, (_, number) => `door ${number}`)
const at = (minute: number) => new Date(Date.parse(monday) + minute * 60_000).toISOString()

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  for (const [minute, door] of doors.entries()) {
    await ringBell(store, door, { at: at(minute) })
    await ringBell(store, door, { at: at(minute), type: 'DoorPainted' })
  }
})
afterAll(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

class NodeDied extends Error {}

/** A node that crashes at step `crashAtStep`: no step after it completes. */
const openNode = (crashAtStep: number) => {
  const death = new AbortController()
  let steps = 0
  const step = async () => {
    steps += 1
    if (steps === crashAtStep) death.abort()
    await Promise.resolve()
    if (death.signal.aborted) throw new NodeDied()
  }
  return { step, death }
}

type HandledFacts = number[]
type NodeRuns = { immediate: HandledFacts[]; delayed: HandledFacts[] }

const isDone = (runs: readonly HandledFacts[]) => runs.some((handled) => handled.at(-1) === rings - 1)
const areDone = ({ immediate, delayed }: NodeRuns) => isDone(immediate) && isDone(delayed)

/** Runs the policy on one node until it crashes or has handled every fact, and records what it handled. */
const runPorter = async (
  store: EventStore,
  name: string,
  runs: NodeRuns,
  { step, death }: ReturnType<typeof openNode>,
) => {
  const reactionOf = (handled: HandledFacts) => async (data: { door: string }) => {
    await step()
    handled.push(doors.indexOf(data.door))
    if (areDone(runs)) death.abort()
    await step()
  }
  const [atOnce, later]: [HandledFacts, HandledFacts] = [[], []]
  runs.immediate.push(atOnce)
  runs.delayed.push(later)
  const porter = policy<BellRung>({
    name,
    when: { BellRung: reactionOf(atOnce) },
    after: { BellRung: { seconds: 300, react: reactionOf(later) } },
  })

  let currentTime = Date.parse(monday)
  const wait = async (milliseconds: number) => {
    await step().catch(() => undefined)
    currentTime += milliseconds
  }
  const clock = { now: () => new Date(currentTime), wait }
  await openPolicies(store, [porter], openLog('silent'), { clock }).run(death.signal)
}

/** Each run handles facts in order without a gap, and starts at the latest where the previous run ended. */
const expectNoGap = (runs: readonly HandledFacts[]) => {
  let next = 0
  for (const handled of runs) {
    const start = handled[0] ?? next
    expect(start).toBeLessThanOrEqual(next)
    expect(handled).toEqual(handled.map((_, index) => start + index))
    next = Math.max(next, start + handled.length)
  }
  expect(next).toBe(rings)
}

/** A store that loses two of three checkpoints. */
const openForgetfulStore = (): EventStore => {
  const checkpoints = new Map<string, number>()
  const consume: EventStore['consume'] = (name, handle, signal, options = {}) => {
    const after = checkpoints.get(name) ?? 0
    const onProgress = (position: number) => {
      if (position % 3 === 0) checkpoints.set(name, position)
    }
    const retry = { first: 1, longest: 1 }
    return deliver({ after, subscribe: store.subscribe, handle, onProgress, retry, options }, signal)
  }
  return { ...store, consume }
}

const stores: [name: string, open: () => EventStore][] = [
  ['the embedded store', () => store],
  ['a store that forgets checkpoints', openForgetfulStore],
]

it.each(stores)(
  'wherever its nodes die, a policy reacts to every fact at least once and in order: on %s',
  { timeout: 20_000 },
  async (kind, open) => {
    let porters = 0
    const crashSteps = fc.array(fc.integer({ min: 1, max: 5 * rings }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(crashSteps, async (steps) => {
        const [openedStore, name] = [open(), `porter ${porters++} of ${kind}`]
        const runs: NodeRuns = { immediate: [], delayed: [] }
        for (const crashAtStep of [...steps, Number.POSITIVE_INFINITY]) {
          if (!areDone(runs)) await runPorter(openedStore, name, runs, openNode(crashAtStep))
        }
        expectNoGap(runs.immediate)
        expectNoGap(runs.delayed)
      }),
      { numRuns: 100 },
    )
  },
)
