import { useState } from 'react'
import type { OrderConflictProps } from '#ui-kit/shop/order/admin/OrderConflict.tsx'
import { useClient } from '#web/state/client.ts'
import type { CallFailed } from '#web/state/http/callFailed.ts'
import { type RequestOf, requestKeyOf } from '#web/state/http/calls.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { type ConcurrentWords, concurrentChange } from './concurrentChange.ts'
import type { HistoryFact, HistoryKey } from './useLoadedFacts.ts'

interface ShownTimeline {
  facts: readonly HistoryFact[]
}

interface TransitionsDefinition<Timeline> {
  /** The call that returns the timeline, and the record's id in it. */
  key: HistoryKey
  id: string
  /** The record's revision. */
  versionOf(timeline: Timeline): number
  /** Makes a transition of the shown record; resolves to the failure, if there was one. */
  edit(shown: Timeline, transition: string, answer?: string): Promise<CallFailed | undefined>
  /** The refusal of an edit of an old version. */
  staleRefusal: string
  words: ConcurrentWords
  /** Why the transition of the open dialog is no longer possible, as a sentence. */
  blockedMessage(timeline: Timeline, transition: string): string | undefined
}

/**
 * The transitions of a record for an admin. While a dialog is open, and after a version conflict, the record stays as the admin saw it:
 * changes of others appear as a conflict and are shown on demand. `shown` is the latest timeline or that snapshot.
 */
export const useRecordTransitions = <Timeline extends ShownTimeline>(
  timeline: Timeline | undefined,
  { key, id, versionOf, edit, staleRefusal, words, blockedMessage }: TransitionsDefinition<Timeline>,
) => {
  const { queryCache } = useClient()
  const [openedId, openDialog] = useDialogRoute<string>('move')
  const [busyId, setBusyId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { shown, setSnapshot, refused, setRefused } = useSnapshot(timeline, openedId !== undefined)
  if (!timeline || !shown) return { shown: undefined }

  const request = { params: { id } } as RequestOf<HistoryKey>
  const onAsk = (transition?: string) => {
    setSnapshot(transition === undefined ? undefined : shown)
    openDialog(transition)
  }
  const onShowNow = () => {
    setSnapshot(timeline)
    setRefused(false)
    queryCache.invalidate(requestKeyOf(key, request))
  }
  const onTransition = async (transition: string, answer?: string) => {
    setBusyId(transition)
    setProblem(undefined)
    const failure = await edit(shown, transition, answer)
    if (!failure) {
      await queryCache.fetchQuery(key, request)
      setRefused(false)
      onAsk()
    } else if (failure.reason.refusal === staleRefusal) {
      setSnapshot(shown)
      setRefused(true)
      queryCache.invalidate(requestKeyOf(key, request))
    } else setProblem(failure.message)
    setBusyId(undefined)
  }
  const hasConflict = refused || (busyId === undefined && versionOf(timeline) > versionOf(shown))
  const conflict = (): Omit<OrderConflictProps, 'noun'> => ({
    ...concurrentChange(words, timeline.facts, versionOf(shown)),
    lost: openedId && blockedMessage(timeline, openedId),
    refused,
    onShowNow,
  })

  return {
    shown,
    panel: { busyId, openedId, onAsk, onTransition, problem, conflict: hasConflict ? conflict() : undefined },
  }
}

/** The latest timeline, or its snapshot from when the dialog opened or a transition was refused. */
const useSnapshot = <Timeline>(timeline: Timeline | undefined, isDialogOpen: boolean) => {
  const [snapshot, setSnapshot] = useState<Timeline>()
  const [refused, setRefused] = useState(false)
  // After a reload, the dialog is already open.
  if (isDialogOpen && !snapshot && timeline) setSnapshot(timeline)
  const shown = (isDialogOpen || refused ? snapshot : undefined) ?? timeline
  return { shown, setSnapshot, refused, setRefused }
}
