import { useEffect, useEffectEvent, useState } from 'react'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'

/** Loads a record to edit, once and again on `retry`: never from the query cache, because the shop refuses an edit of an old version. */
export const useFreshRecord = <Loaded>(load: () => Promise<Loaded>) => {
  const [record, setRecord] = useState<Loaded>()
  const [failed, setFailed] = useState<CallFailed>()
  const [attempt, setAttempt] = useState(0)
  const loadNow = useEffectEvent(load)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isUnmounted = false
    const start = async () => {
      try {
        const loaded = await loadNow()
        if (!isUnmounted) setRecord(loaded)
      } catch (thrown) {
        if (!isUnmounted) setFailed(asCallFailed(thrown))
      }
    }
    setFailed(undefined)
    start()
    return () => {
      isUnmounted = true
    }
  }, [attempt])

  return { record, failed, retry: () => setAttempt(attempt + 1) }
}
