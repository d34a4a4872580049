import pLimit from 'p-limit'
import { customerIdOf } from '#api/account/accountCreation.ts'
import type { EmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import type { Progress } from '#api/startSteps.ts'
import { isRefusal, type Refusal } from '#domain/kernel/decision.ts'

export interface DemoStores {
  /** The encrypted store: its facts are decrypted and upcast. */
  store: EventStore
  secretStore: SecretStore
  emails: EmailPseudonyms
}

/** The stores with a ledger that writes facts as of a past moment, and a clock of that moment. */
export interface DemoContext extends DemoStores {
  ledger: Ledger
  now: () => Date
}

/** An action in the past of the demo shop. Performing it again changes nothing. */
export interface DemoAction {
  /** Milliseconds since the epoch. */
  at: number
  /** Keys of what it writes to: actions that share a key run one after the other. */
  writesTo: readonly string[]
  perform(demo: DemoContext): Promise<unknown>
}

export const hour = 3_600_000
export const day = 24 * hour

const correlationId = 'demo-data'

export const asCustomer = (email: string): CommandContext => ({
  by: { role: 'customer', id: customerIdOf(email) },
  correlationId,
})
export const asAdmin: CommandContext = {
  by: { role: 'admin', id: customerIdOf('admin@ekhaya.example') },
  correlationId,
}

/** Returns the answer; throws if it is a refusal, as then the demo's data is wrong. `before` names refusals after an earlier run. */
export const expectAccepted = <Answer>(answer: Answer, ...before: string[]) => {
  if (isRefusal(answer) && !before.includes(answer.refusal))
    throw new Error(`The demo's data was refused: ${JSON.stringify(answer)}`)
  return answer as Exclude<Answer, Refusal>
}

/** How many actions run concurrently and share their commits. */
const maxConcurrentActions = 32

/** Performs actions in chronological order: exactly if they share a key, otherwise roughly. */
export const performInOrder = async (stores: DemoStores, actions: readonly DemoAction[], progress: Progress) => {
  let done = 0
  const limit = pLimit(maxConcurrentActions)
  const last = new Map<string, Promise<unknown>>()
  const started = actions
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, writesTo, perform }) => {
      const before = writesTo.map((each) => last.get(each))
      const finished = limit(async () => {
        await Promise.all(before)
        await perform(contextAt(stores, at))
        done += 1
        progress(done, actions.length)
      })
      for (const each of writesTo) last.set(each, finished)
      return finished
    })
  await Promise.all(started)
}

// The clock advances by a second with each fact.
const contextAt = (stores: DemoStores, at: number): DemoContext => {
  let moment = at
  const now = () => {
    moment += 1000
    return new Date(moment)
  }
  return { ...stores, ledger: openLedger(stores.store, now), now }
}
