import { useState } from 'react'
import { useClient } from '#web/state/client.ts'
import { timeAgo } from '#web/state/history/timeAgo.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { openRetryKeys } from '#web/state/http/idempotencyKeys.ts'
import type { SendOptions } from '#web/state/http/shop/shopClient.ts'

interface EditDefinition<Loaded, Draft, Request> {
  /** The draft that the form opens with. */
  toDraft(loaded: Loaded): Draft
  /** The request for what was changed of a record. */
  requestOf(draft: Draft, opened: Loaded): Request
  send(querydata: Request, options: SendOptions): Promise<unknown>
  /** Loads the record again. */
  load(): Promise<Loaded>
  /** The prefixes of the cached answers that an edit makes stale. */
  stale: readonly string[]
}

interface Conflict<Loaded> {
  by: string
  when: string
  theirs: Loaded
}

/** The form state of an existing record. The draft survives a failed save and a conflict with another admin's save. */
export const useRecordEditor = <Loaded, Draft, Request extends object>(
  loaded: Loaded,
  definition: EditDefinition<NoInfer<Loaded>, Draft, Request>,
) => {
  const { toDraft } = definition
  const [saved, setSaved] = useState(loaded)
  const opened = toDraft(saved)
  const [draft, onDraft] = useState(opened)
  const onSaved = (fetched: Loaded) => {
    setSaved(fetched)
    onDraft(toDraft(fetched))
  }
  const { save, state, failed, conflict, endConflict } = useSave(saved, definition, onSaved)
  const onSettle = (merged: Draft) => {
    if (conflict) setSaved(conflict.theirs)
    endConflict()
    onDraft(merged)
  }

  return {
    /** The record as it was opened or saved last. */
    saved,
    failed,
    /** Props of the form. */
    form: {
      ...{ draft, onDraft, opened, onSettle },
      busy: state === 'busy',
      saved: state === 'saved',
      conflict: conflict && { ...conflict, theirs: toDraft(conflict.theirs) },
      onSubmit: save,
    },
  }
}

/** Saves a draft, and finds out why that failed: for any reason, or because another admin has saved the record meanwhile. */
const useSave = <Loaded, Draft, Request extends object>(
  saved: Loaded,
  { requestOf, send, load, stale }: EditDefinition<Loaded, Draft, Request>,
  onSaved: (fetched: Loaded) => void,
) => {
  const { queryCache } = useClient()
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [failed, setFailed] = useState<CallFailed>()
  const [conflict, setConflict] = useState<Conflict<Loaded>>()
  const [keys] = useState(openRetryKeys)

  const save = async (submitted: Draft) => {
    setState('busy')
    setFailed(undefined)
    const querydata = requestOf(submitted, saved)
    try {
      await send(querydata, keys.keyFor(querydata))
      const fetched = await load()
      keys.reset()
      onSaved(fetched)
      setState('saved')
      queryCache.invalidate(...stale)
    } catch (thrown) {
      await handleRefusal(asCallFailed(thrown))
      setState('idle')
    }
  }

  const handleRefusal = async (failure: CallFailed) => {
    if (!failure.isOffline) keys.reset()
    const { concurrentChange } = failure.reason
    if (!concurrentChange) return setFailed(failure)
    try {
      setConflict({ by: concurrentChange.by.name, when: timeAgo(concurrentChange.at), theirs: await load() })
    } catch {
      setFailed(failure)
    }
  }

  return { save, state, failed, conflict, endConflict: () => setConflict(undefined) }
}
