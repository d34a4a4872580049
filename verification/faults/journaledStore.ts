import { type EventStore, isConflict } from '#api/eventStore/eventStore.ts'
import type { Journal } from './journal.ts'

/** A store that writes every acknowledgement to the journal before the client gets it. */
export const journaledStore = (store: EventStore, journal: Journal): EventStore => ({
  ...store,
  append: async (stream, expected, facts, command) => {
    const outcome = await store.append(stream, expected, facts, command)
    if (isConflict(outcome)) return outcome

    const batch = facts[0]?.meta.correlationId ?? ''
    const ids = facts.map(({ id }) => id)
    journal.write({ is: 'appended', stream, batch, ids, ...(command !== undefined && { command }), ...outcome })
    return outcome
  },
})
