import { isConflict } from '#api/eventStore/eventStore.ts'
import { bookkeepingFact, type StreamStore } from './bookkeeping.ts'

/** Another node has taken over the consumer; it will repeat the facts that this node has not saved. */
export class CheckpointTaken extends Error {
  override name = 'CheckpointTaken'

  constructor(name: string) {
    super(`Another node runs ${name} now`)
  }
}

export type Checkpoint = Awaited<ReturnType<typeof openCheckpoint>>

/** Opens the checkpoint of a consumer, stored in its own stream. A save that conflicts means that another node runs the consumer now. */
export const openCheckpoint = async (streams: StreamStore, name: string) => {
  const stream = `vault-checkpoint-${name}`
  const newest = await streams.readLast(stream)
  let revision = newest?.revision ?? -1
  // The same fact is sent until it is acknowledged: if only the answer was lost, the repetition is idempotent.
  let unacknowledged: ReturnType<typeof positionFact> | undefined

  return {
    isNew: newest === undefined,
    position: positionIn(newest?.data),
    /** Throws `CheckpointTaken`. */
    save: async (position: number) => {
      if (revision < 0) await streams.retain(stream, { newest: 1 })
      for (const fact of [unacknowledged, positionFact(position)]) {
        if (!fact) continue
        unacknowledged = fact
        const outcome = await streams.append(stream, revision < 0 ? 'absent' : { revision }, [fact])
        if (isConflict(outcome)) throw new CheckpointTaken(name)
        revision = outcome.revision
        unacknowledged = undefined
      }
    },
  }
}

const positionFact = (position: number) => bookkeepingFact('CheckpointSaved', 'consumers', { position })

const positionIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'position' in data ? Number(data.position) : 0
