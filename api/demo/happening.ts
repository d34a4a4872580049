import pLimit from 'p-limit'
import type { Emails } from '#api/account/emails.ts'
import { customerIdOf } from '#api/account/opening.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Deed, type Ledger, openLedger } from '#api/eventStore/handle.ts'
import type { Vault } from '#api/eventStore/vault.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'

export interface Stage {
  /** The facts as the shop sees them. */
  store: EventStore
  vault: Vault
  emails: Emails
}

/** The shop at a moment of the past: what its ledger writes is of that moment. */
export interface Scene extends Stage {
  ledger: Ledger
}

/** Something that was done in the shop before it opened. Doing it again changes nothing. */
export interface Happening {
  /** Milliseconds since the epoch. */
  at: number
  /** What it writes to: of two that share something, the later one waits. */
  touches: readonly string[]
  happen(scene: Scene): Promise<unknown>
}

export const hour = 3_600_000
export const day = 24 * hour

const correlationId = 'demo-data'

export const asCustomer = (email: string): Deed => ({
  by: { role: 'customer', id: customerIdOf(email) },
  correlationId,
})
export const asAdmin: Deed = { by: { role: 'admin', id: customerIdOf('admin@ekhaya.example') }, correlationId }

/** The answer, unless it is a refusal: that is a mistake in the demo's data. `before` names those that tell of an earlier run. */
export const done = <Answer>(answer: Answer, ...before: string[]) => {
  if (isRefusal(answer) && !before.includes(answer.refusal)) throw new Error(`The demo met ${JSON.stringify(answer)}`)
  return answer as Exclude<Answer, Refusal>
}

/** So many are under way at once and share their commits. */
const mostAtOnce = 32

/** Does everything about in the order of time; of two that touch the same, exactly so. */
export const happenInTime = async (stage: Stage, happenings: readonly Happening[]) => {
  const limit = pLimit(mostAtOnce)
  const last = new Map<string, Promise<unknown>>()
  const started = happenings
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, touches, happen }) => {
      const before = touches.map((each) => last.get(each))
      const over = limit(async () => {
        await Promise.all(before)
        await happen(sceneAt(stage, at))
      })
      for (const each of touches) last.set(each, over)
      return over
    })
  await Promise.all(started)
}

// From fact to fact time goes on by a second.
const sceneAt = (stage: Stage, at: number): Scene => {
  let moment = at
  const now = () => {
    moment += 1000
    return new Date(moment)
  }
  return { ...stage, ledger: openLedger(stage.store, now) }
}
