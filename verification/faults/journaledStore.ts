import { type Appended, type EventStore, isConflict, type StreamAppend } from '#api/eventStore/eventStore.ts'
import type { Journal } from './journal.ts'

/** A store that writes every acknowledgement to the journal before the client gets it. */
export const journaledStore = (store: EventStore, journal: Journal): EventStore => {
  const { appendTogether } = store
  const record = ({ stream, facts }: StreamAppend, { revision, position }: Appended, command?: string) => {
    const batch = facts[0]?.meta.correlationId ?? ''
    const ids = facts.map(({ id }) => id)
    const place = { revision, position }
    journal.write({ is: 'appended', stream, batch, ids, ...(command !== undefined && { command }), ...place })
  }

  return {
    ...store,
    append: async (stream, expected, facts, command) => {
      const outcome = await store.append(stream, expected, facts, command)
      if (!isConflict(outcome)) record({ stream, expected, facts }, outcome, command)
      return outcome
    },
    ...(appendTogether && {
      appendTogether: async (appends) => {
        const outcome = await appendTogether(appends)
        if (isConflict(outcome)) return outcome
        for (const [index, append] of appends.entries()) if (outcome[index]) record(append, outcome[index])
        return outcome
      },
    }),
  }
}
