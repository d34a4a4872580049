import { useState } from 'react'
import type { BulkMoveDialogProps } from '#ui-kit/shop/order/BulkMoveDialog.tsx'
import type { BulkMove, BulkMoved } from '#ui-kit/shop/order/bulkMove.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { openSavingKeys } from '#web/client/savingKey.ts'
import { useAsked } from '#web/shell/useAsked.ts'

interface Doing {
  /** As they were selected: once they are moved, a filter may hide them. */
  ids: readonly string[]
  preview?: readonly BulkMoved[]
  /** What became of those that had their turn. */
  moved: readonly BulkMoved[]
  busy?: boolean
  problem?: string | undefined
}

/** So many have their turn at once, so that one sees how far it is. */
const atOnce = 20

/** One move of many orders: looked at first, then made. `onDone` is told once the result has been read. */
export const useBulkMove = (selectedIds: readonly string[], onDone: () => void) => {
  const { shop, answers } = useClient()
  const [move, ask] = useAsked<BulkMove>('orders')
  const [doing, setDoing] = useState<Doing>()
  const [keys] = useState(openSavingKeys)
  const tell = (news: Partial<Doing>) => setDoing((now) => now && { ...now, ...news })

  const call = async (querydata: { ids: string[]; move: BulkMove; reason?: string | undefined; dryRun: boolean }) => {
    const more = querydata.dryRun ? {} : keys.onceFor(querydata)
    const { results } = await shop.send('POST order/bulk', { querydata }, more)
    keys.answered()
    return results.map(bulkMoved)
  }
  // Where the line broke nobody knows whether it was done: the same again is the same deed.
  const failed = (thrown: unknown) => {
    const failure = asCallFailed(thrown)
    if (!failure.isOffline) keys.answered()
    tell({ problem: failure.message, busy: false })
  }

  const onBulk = async (chosen: BulkMove) => {
    setDoing({ ids: selectedIds, moved: [] })
    ask(chosen)
    try {
      tell({ preview: await call({ ids: [...selectedIds], move: chosen, dryRun: true }) })
    } catch (thrown) {
      failed(thrown)
    }
  }

  const apply = async ({ ids, moved: before }: Doing, chosen: BulkMove, reason?: string) => {
    let moved = before
    tell({ busy: true, problem: undefined })
    try {
      for (let turn = ids.slice(moved.length, moved.length + atOnce); turn.length > 0; ) {
        moved = [...moved, ...(await call({ ids: turn, move: chosen, reason, dryRun: false }))]
        tell({ moved })
        turn = ids.slice(moved.length, moved.length + atOnce)
      }
      tell({ busy: false })
    } catch (thrown) {
      failed(thrown)
    }
    answers.refresh('GET order/', 'GET customer/orders/')
  }

  const close = () => {
    setDoing(undefined)
    ask()
    if (doing && doing.moved.length > 0) onDone()
  }
  const bulk: BulkMoveDialogProps | undefined =
    move && doing
      ? {
          move,
          count: doing.ids.length,
          preview: doing.preview,
          progress: doing.busy ? doing.moved.length : undefined,
          outcome: doing.moved.length === doing.ids.length && !doing.busy ? doing.moved : undefined,
          problem: doing.problem,
          onApply: (reason) => apply(doing, move, reason),
          onClose: close,
        }
      : undefined
  return { bulk, onBulk }
}

interface Answered {
  id: string
  orderNumber: string
  outcome: 'moved' | 'refused'
  orderStatus?: BulkMoved['status']
  message?: string | undefined
}

const bulkMoved = ({ id, orderNumber, outcome, orderStatus, message }: Answered): BulkMoved => ({
  id,
  orderNumber,
  outcome,
  status: orderStatus,
  message,
})
