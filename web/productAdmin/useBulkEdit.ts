import { useRef, useState } from 'react'
import { inputDebounce } from '#domain/businessConstants.ts'
import { bulkFigureError } from '#domain/catalogue/amountRules.ts'
import type { BulkEditDialogProps } from '#ui-kit/shop/productAdmin/bulkEdit/BulkEditDialog.tsx'
import type { BulkEditStep } from '#ui-kit/shop/productAdmin/bulkEdit/BulkEditPreview.tsx'
import type { BulkChange, BulkEditKind } from '#ui-kit/shop/productAdmin/bulkEdit/bulkEditInput.ts'
import { productStateBadges } from '#ui-kit/shop/productAdmin/productRow.ts'
import { useClient } from '#web/state/client.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { newIdempotencyKey, openRetryKeys } from '#web/state/http/idempotencyKeys.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'

interface SelectedProduct {
  id: string
  version: number
}

interface BulkRun {
  /** Identifies one opening of the dialog: results of an earlier opening are ignored. */
  token: string
  kind: BulkEditKind
  /** The selection when the dialog opened: after the change, a filter may hide these products. */
  products: readonly SelectedProduct[]
  preview?: { change: BulkChange; steps: readonly BulkEditStep[] }
  outcome?: readonly BulkEditStep[]
  problem?: string | undefined
  previewing?: boolean
  busy?: boolean
}

/** One change to many products: a dry run first, then the change. The shop skips products that somebody else has edited since. */
export const useBulkEdit = (selected: readonly SelectedProduct[]) => {
  const [token, openDialog] = useDialogRoute<string>('products')
  const [run, setRun] = useState<BulkRun>()
  const updateRun = (target: BulkRun, patch: Partial<BulkRun>) =>
    setRun((current) => (current?.token === target.token ? { ...current, ...patch } : current))
  const { requestPreview, apply } = useBulkCalls(updateRun)

  const bulk: BulkEditDialogProps | undefined =
    run && run.token === token
      ? {
          ...run,
          count: run.products.length,
          check: bulkFigureError,
          onPreview: (change) => requestPreview(run, change),
          onApply: (change) => apply(run, change),
          onClose: () => openDialog(),
        }
      : undefined
  const onBulk = (kind: BulkEditKind) => {
    const fresh = newIdempotencyKey()
    setRun({ token: fresh, kind, products: selected })
    openDialog(fresh)
  }
  return { bulk, onBulk }
}

const useBulkCalls = (updateRun: (target: BulkRun, patch: Partial<BulkRun>) => void) => {
  const { shop, queryCache } = useClient()
  const [keys] = useState(openRetryKeys)
  const latestPreview = useRef(0)

  const sendBulk = async ({ kind, products }: BulkRun, change: BulkChange, dryRun: boolean) => {
    const changes = products.map(({ id, version }) => ({ id, version, ...change }))
    const querydata = { changes, dryRun }
    const { results } = await shop.send('POST products/bulk', { querydata }, dryRun ? {} : keys.keyFor(querydata))
    return bulkSteps(kind, results)
  }

  const requestPreview = async (target: BulkRun, change: BulkChange | undefined) => {
    latestPreview.current += 1
    const previewNumber = latestPreview.current
    updateRun(target, { previewing: change !== undefined, problem: undefined })
    if (!change) return
    // Waits until typing pauses.
    if (!('isActive' in change)) await typingPause()
    if (previewNumber !== latestPreview.current) return
    try {
      const steps = await sendBulk(target, change, true)
      if (previewNumber === latestPreview.current) updateRun(target, { preview: { change, steps }, previewing: false })
    } catch (thrown) {
      if (previewNumber === latestPreview.current)
        updateRun(target, { problem: asCallFailed(thrown).message, previewing: false })
    }
  }

  const apply = async (target: BulkRun, change: BulkChange) => {
    updateRun(target, { busy: true, problem: undefined })
    try {
      updateRun(target, { outcome: await sendBulk(target, change, false), busy: false })
      keys.reset()
      queryCache.invalidate('GET products/', 'GET audit/')
    } catch (thrown) {
      const failure = asCallFailed(thrown)
      if (!failure.isOffline) keys.reset()
      updateRun(target, { problem: failure.message, busy: false })
    }
  }

  return { requestPreview, apply }
}

const typingPause = () => new Promise((resume) => setTimeout(resume, inputDebounce))

type BulkRow = AnswerOf<'POST products/bulk'>['results'][number]
type Figures = NonNullable<BulkRow['before']>

// Props of each product in a bulk change: the changed figure before and after.
const bulkSteps = (kind: BulkEditKind, rows: readonly BulkRow[]): BulkEditStep[] =>
  rows.map(({ id, name, before, after, outcome, message, warnings }) => ({
    id,
    name,
    from: before ? formatFigure[kind](before) : '–',
    to: after ? formatFigure[kind](after) : '–',
    outcome,
    message,
    note: after && showsSellingPrice(kind, after) ? `sells at ${formatAmount(after.discountedPrice)}` : undefined,
    warnings,
  }))

const formatState = ({ state }: Figures) => productStateBadges[state].label

const formatFigure: Record<BulkEditKind, (figures: Figures) => string> = {
  price: ({ price }) => formatAmount(price),
  discount: ({ discount }) => `${discount}%`,
  stock: ({ quantity }) => String(quantity),
  list: formatState,
  withdraw: formatState,
}

const showsSellingPrice = (kind: BulkEditKind, { discount }: Figures) =>
  kind === 'discount' || (kind === 'price' && discount !== 0)
