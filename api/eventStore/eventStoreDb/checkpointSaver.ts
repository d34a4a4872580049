import { setTimeout as timer } from 'node:timers/promises'
import { openNotifier } from '#api/eventStore/notifier.ts'
import { type Checkpoint, CheckpointTaken } from './checkpoint.ts'

/** Milliseconds between two saves: after a crash, facts handled since the last save are handled again. */
const saveInterval = 250

/** Saves the checkpoint of a consumer periodically. */
export const openCheckpointSaver = (checkpoint: Checkpoint, report: (error: unknown) => void) => {
  const changed = openNotifier()
  const stopping = new AbortController()
  let unsaved: number | undefined

  const save = async () => {
    const position = unsaved
    if (position === undefined) return
    await checkpoint.save(position)
    if (unsaved === position) unsaved = undefined
  }

  const saveOrReport = () =>
    save().catch((error) => {
      if (error instanceof CheckpointTaken) throw error
      report(error)
    })

  return {
    progress: (position: number) => {
      unsaved = position
      changed.notify()
    },
    /** Runs until it is stopped. Throws `CheckpointTaken`. */
    run: async () => {
      while (!stopping.signal.aborted) {
        await saveOrReport()
        await timer(saveInterval, undefined, { signal: stopping.signal }).catch(() => undefined)
        if (unsaved === undefined && !stopping.signal.aborted) await changed.next()
      }
      await saveOrReport()
    },
    stop: () => {
      stopping.abort()
      changed.notify()
    },
  }
}
