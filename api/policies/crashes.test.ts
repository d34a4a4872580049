import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { monday } from '#domain/cast.ts'
import { type Rung, ring } from './givenDoors.ts'
import { openPolicies } from './policies.ts'
import { policy } from './policy.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore

const rings = 8
const doors = Array.from({ length: rings }, (_, number) => `door ${number}`)
const at = (minute: number) => new Date(Date.parse(monday) + minute * 60_000).toISOString()

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  for (const [minute, door] of doors.entries()) {
    await ring(store, door, { at: at(minute) })
    await ring(store, door, { at: at(minute), type: 'DoorPainted' })
  }
})
afterAll(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

class NodeDied extends Error {}

/** A node that dies at its `lifetime`th step: from then on nothing that it was at goes on. */
const openNode = (lifetime: number) => {
  const death = new AbortController()
  let steps = 0
  const step = async () => {
    steps += 1
    if (steps === lifetime) death.abort()
    await Promise.resolve()
    if (death.signal.aborted) throw new NodeDied()
  }
  return { step, death }
}

type Life = number[]
type Lives = { atOnce: Life[]; later: Life[] }

const isDone = (lives: readonly Life[]) => lives.some((life) => life.at(-1) === rings - 1)
const areDone = ({ atOnce, later }: Lives) => isDone(atOnce) && isDone(later)

/** Runs the porter on one node until it dies, or until everything is done, and adds what it did. */
const runPorter = async (
  store: EventStore,
  name: string,
  lives: Lives,
  { step, death }: ReturnType<typeof openNode>,
) => {
  const doing = (life: Life) => async (data: { door: string }) => {
    await step()
    life.push(doors.indexOf(data.door))
    if (areDone(lives)) death.abort()
    await step()
  }
  const [atOnce, later]: [Life, Life] = [[], []]
  lives.atOnce.push(atOnce)
  lives.later.push(later)
  const porter = policy<Rung>({
    name,
    when: { BellRung: doing(atOnce) },
    after: { BellRung: { seconds: 300, react: doing(later) } },
  })

  let moment = Date.parse(monday)
  const wait = async (milliseconds: number) => {
    await step()
    moment += milliseconds
  }
  const clock = { now: () => new Date(moment), wait }
  await openPolicies(store, [porter], openLog('silent'), clock).run(death.signal)
}

/** In order and without a gap: within one life fact by fact, and each life begins at the latest where the one before ended. */
const leavesNoGap = (lives: readonly Life[]) => {
  let next = 0
  for (const life of lives) {
    const start = life[0] ?? next
    expect(start).toBeLessThanOrEqual(next)
    expect(life).toEqual(life.map((_, index) => start + index))
    next = Math.max(next, start + life.length)
  }
  expect(next).toBe(rings)
}

/** A store that takes a fact for done whenever it is told so, also by a dying node, and forgets two of three marks it made. */
const forgetful = (): EventStore => {
  const marks = new Map<string, number>()
  const consume: EventStore['consume'] = async (name, take, signal, { types } = {}) => {
    for await (const batch of store.subscribe(marks.get(name) ?? 0, signal)) {
      for (const fact of batch) {
        const isWanted = types?.has(fact.type) ?? true
        while (isWanted && !(await isTaken(take, fact))) if (signal.aborted) return
        if (fact.position % 3 === 0) marks.set(name, fact.position)
        if (signal.aborted) return
      }
    }
  }
  return { ...store, consume }
}

const isTaken = (take: (fact: StoredFact) => Promise<void>, fact: StoredFact) =>
  take(fact).then(
    () => true,
    () => false,
  )

const stores: [name: string, open: () => EventStore][] = [
  ['the embedded store', () => store],
  ['a store that believes everything and forgets', forgetful],
]

it.each(stores)(
  'wherever its nodes die, a policy reacts to every fact at least once and in order: on %s',
  { timeout: 20_000 },
  async (kind, open) => {
    let porters = 0
    const lifetimes = fc.array(fc.integer({ min: 1, max: 5 * rings }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(lifetimes, async (ends) => {
        const [kept, name] = [open(), `porter ${porters++} of ${kind}`]
        const lives: Lives = { atOnce: [], later: [] }
        for (const lifetime of [...ends, Number.POSITIVE_INFINITY]) {
          if (!areDone(lives)) await runPorter(kept, name, lives, openNode(lifetime))
        }
        leavesNoGap(lives.atOnce)
        leavesNoGap(lives.later)
      }),
      { numRuns: 100 },
    )
  },
)
