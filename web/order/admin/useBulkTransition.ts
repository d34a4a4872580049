import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BulkTransitionDialogProps } from '#ui-kit/shop/order/admin/BulkTransitionDialog.tsx'
import type { BulkTransition, BulkTransitionResult } from '#ui-kit/shop/order/admin/bulkTransition.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { newIdempotencyKey, openRetryKeys } from '#web/state/http/idempotencyKeys.ts'
import type { ShopClient } from '#web/state/http/shop/shopClient.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'

interface OpenDialog {
  move: BulkTransition
  /** Identifies one opening of the dialog: results of an earlier opening are ignored. */
  token: string
}

interface BulkRun {
  token: string
  /** The selection when the dialog opened: after the transition, a filter may hide these orders. */
  ids: readonly string[]
  preview?: readonly BulkTransitionResult[]
  /** The results of the batches so far. */
  moved: readonly BulkTransitionResult[]
  busy?: boolean
  problem?: string | undefined
}

/** Orders per request, so that the dialog can show the progress. */
const batchSize = 20

/** One transition of many orders: a dry run first, then the transition in batches. `onDone` is called when the dialog with results closes. */
export const useBulkTransition = (selectedIds: readonly string[], onDone: () => void) => {
  const { shop, queryCache } = useClient()
  const [dialog, openDialog] = useDialogRoute<OpenDialog>('orders')
  const [run, setRun] = useState<BulkRun>()
  const [sendBulk] = useState(openBulkSender)
  const updateRun = (token: string, patch: Partial<BulkRun>) =>
    setRun((current) => (current?.token === token ? { ...current, ...patch } : current))
  const failRun = (token: string, thrown: unknown) =>
    updateRun(token, { problem: asCallFailed(thrown).message, busy: false })

  const onBulk = async (transition: BulkTransition) => {
    const token = newIdempotencyKey()
    setRun({ token, ids: selectedIds, moved: [] })
    openDialog({ move: transition, token })
    try {
      updateRun(token, { preview: await sendBulk(shop, { ids: [...selectedIds], move: transition, dryRun: true }) })
    } catch (thrown) {
      failRun(token, thrown)
    }
  }

  const apply = async ({ token, ids, moved: movedBefore }: BulkRun, transition: BulkTransition, reason?: string) => {
    let moved = movedBefore
    updateRun(token, { busy: true, problem: undefined })
    try {
      for (const batch of inBatches(ids.slice(movedBefore.length))) {
        moved = [...moved, ...(await sendBulk(shop, { ids: batch, move: transition, reason, dryRun: false }))]
        updateRun(token, { moved })
      }
      updateRun(token, { busy: false })
    } catch (thrown) {
      failRun(token, thrown)
    }
    queryCache.invalidate('GET order/', 'GET customer/orders/')
  }

  const isOpen = run !== undefined && dialog?.token === run.token
  useDialogClosed(run, isOpen, ({ moved }) => {
    setRun(undefined)
    if (moved.length > 0) onDone()
  })
  const bulk: BulkTransitionDialogProps | undefined =
    run && dialog && isOpen
      ? {
          ...dialogProps(run),
          transition: dialog.move,
          onApply: (reason) => apply(run, dialog.move, reason),
          onClose: () => openDialog(),
        }
      : undefined
  return { bulk, onBulk }
}

const inBatches = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  )

const dialogProps = ({ ids, preview, moved, busy, problem }: BulkRun) => ({
  count: ids.length,
  preview,
  progress: busy ? moved.length : undefined,
  outcome: moved.length === ids.length && !busy ? moved : undefined,
  problem,
})

/** Calls `onClosed` once an open dialog has closed, also by Back; while a run is busy, after the run has ended. */
const useDialogClosed = (run: BulkRun | undefined, isOpen: boolean, onClosed: (doing: BulkRun) => void) => {
  const openedToken = useRef<string>(undefined)
  const check = useEffectEvent(() => {
    if (isOpen) openedToken.current = run?.token
    else if (run && !run.busy && run.token === openedToken.current) onClosed(run)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever one of them changes
  useEffect(() => check(), [run, isOpen])
}

interface BulkRequest {
  ids: string[]
  move: BulkTransition
  reason?: string | undefined
  dryRun: boolean
}

// Sends bulk transitions. After a network error, the same request has the same idempotency key, so that it takes effect once.
const openBulkSender = () => {
  const keys = openRetryKeys()

  return async (shop: ShopClient, request: BulkRequest) => {
    try {
      const { results } = await shop.send(
        'POST order/bulk',
        { querydata: request },
        request.dryRun ? {} : keys.keyFor(request),
      )
      keys.reset()
      return results.map(bulkResultProps)
    } catch (thrown) {
      const failure = asCallFailed(thrown)
      if (!failure.isOffline) keys.reset()
      throw failure
    }
  }
}

interface BulkResult {
  id: string
  orderNumber: string
  outcome: 'moved' | 'refused'
  orderStatus?: BulkTransitionResult['status']
  message?: string | undefined
}

const bulkResultProps = ({ id, orderNumber, outcome, orderStatus, message }: BulkResult): BulkTransitionResult => ({
  id,
  orderNumber,
  outcome,
  status: orderStatus,
  message,
})
