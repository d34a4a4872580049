import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Log } from '#api/log.ts'
import type { Policies } from '#api/policies/policies.ts'
import type { Projector } from '#api/readModels/projector.ts'

interface Followers {
  projector: Projector
  policies: Policies
  store: EventStore
  log: Log
}

/** Milliseconds that a start may take to catch up with the log: a day. */
const catchUpTimeout = 24 * 60 * 60 * 1000

/** Starts projections and policies: they run until they are stopped, or until one of them fails permanently, which is logged. */
export const followLog = ({ projector, policies, store, log }: Followers) => {
  const stopping = new AbortController()
  const working = Promise.all([projector.run(stopping.signal), policies.run(stopping.signal)])
  let follows = true
  working.catch((error) => {
    follows = false
    log.fatal({ err: error }, 'The shop no longer follows its log: read models and policies stand still')
  })

  return {
    /** Whether projections and policies still receive new facts. */
    follows: () => follows,
    /** Resolves when the read models contain every fact that is in the log at the call. Rejects with the error that stopped them. */
    caughtUp: async () => {
      await Promise.race([projector.waitForPosition(await store.head(), catchUpTimeout), working])
    },
    /** Resolves when projections and policies have stopped. */
    stop: async () => {
      stopping.abort()
      await working.catch(() => undefined)
    },
  }
}
