import { useRef, useState } from 'react'
import type { BulkEditDialogProps } from '#ui-kit/shop/stockroom/BulkEditDialog.tsx'
import type { BulkStep } from '#ui-kit/shop/stockroom/BulkPreview.tsx'
import type { BulkChange, BulkKind } from '#ui-kit/shop/stockroom/bulkTyped.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { bulkSteps } from './bulkSteps.ts'

interface Chosen {
  id: string
  version: number
}

interface Doing {
  kind: BulkKind
  preview?: { change: BulkChange; steps: readonly BulkStep[] }
  outcome?: readonly BulkStep[]
  problem?: string | undefined
  asking?: boolean
  busy?: boolean
}

/** One change to many products: looked at first, then made. A product that somebody edited meanwhile is left alone. */
export const useBulkEdit = (chosen: readonly Chosen[]) => {
  const { shop, answers } = useClient()
  const [doing, setDoing] = useState<Doing>()
  const asked = useRef(0)

  const call = async (kind: BulkKind, change: BulkChange, dryRun: boolean) => {
    const changes = chosen.map(({ id, version }) => ({ id, version, ...change }))
    const { results } = await shop.send('POST products/bulk', { querydata: { changes, dryRun } })
    return bulkSteps(kind, results)
  }
  const tell = (news: Partial<Doing>) => setDoing((now) => now && { ...now, ...news })

  const ask = async (kind: BulkKind, change: BulkChange | undefined) => {
    asked.current += 1
    const turn = asked.current
    if (!change) return tell({ asking: false, problem: undefined })
    tell({ asking: true, problem: undefined })
    try {
      const steps = await call(kind, change, true)
      if (turn === asked.current) tell({ preview: { change, steps }, asking: false })
    } catch (thrown) {
      if (turn === asked.current) tell({ problem: asCallFailed(thrown).message, asking: false })
    }
  }

  const apply = async (kind: BulkKind, change: BulkChange) => {
    tell({ busy: true, problem: undefined })
    try {
      tell({ outcome: await call(kind, change, false), busy: false })
      answers.refresh('GET products/')
    } catch (thrown) {
      tell({ problem: asCallFailed(thrown).message, busy: false })
    }
  }

  const bulk: BulkEditDialogProps | undefined = doing && {
    ...doing,
    count: chosen.length,
    onAsk: (change) => ask(doing.kind, change),
    onApply: (change) => apply(doing.kind, change),
    onClose: () => setDoing(undefined),
  }
  return { bulk, onBulk: (kind: BulkKind) => setDoing({ kind }) }
}
