import { useRef, useState } from 'react'
import type { BulkEditDialogProps } from '#ui-kit/shop/stockroom/BulkEditDialog.tsx'
import type { BulkStep } from '#ui-kit/shop/stockroom/BulkPreview.tsx'
import type { BulkChange, BulkKind } from '#ui-kit/shop/stockroom/bulkTyped.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { newKey } from '#web/client/newKey.ts'
import { openSavingKeys } from '#web/client/savingKey.ts'
import { useAsked } from '#web/shell/useAsked.ts'
import { bulkSteps } from './bulkSteps.ts'

interface Chosen {
  id: string
  version: number
}

interface Doing {
  /** One change may be asked twice: what is found out for the one is no news for the other. */
  token: string
  kind: BulkKind
  /** As they were selected: once they are changed, a filter may hide them. */
  products: readonly Chosen[]
  preview?: { change: BulkChange; steps: readonly BulkStep[] }
  outcome?: readonly BulkStep[]
  problem?: string | undefined
  asking?: boolean
  busy?: boolean
}

/** One change to many products: looked at first, then made. A product that somebody edited meanwhile is left alone. */
export const useBulkEdit = (selected: readonly Chosen[]) => {
  const { shop, answers } = useClient()
  const [token, open] = useAsked<string>('products')
  const [doing, setDoing] = useState<Doing>()
  const [keys] = useState(openSavingKeys)
  const asked = useRef(0)

  const call = async ({ kind, products }: Doing, change: BulkChange, dryRun: boolean) => {
    const changes = products.map(({ id, version }) => ({ id, version, ...change }))
    const querydata = { changes, dryRun }
    const { results } = await shop.send('POST products/bulk', { querydata }, dryRun ? {} : keys.onceFor(querydata))
    return bulkSteps(kind, results)
  }
  const tell = (about: Doing, news: Partial<Doing>) =>
    setDoing((now) => (now?.token === about.token ? { ...now, ...news } : now))

  const ask = async (now: Doing, change: BulkChange | undefined) => {
    asked.current += 1
    const turn = asked.current
    tell(now, { asking: change !== undefined, problem: undefined })
    if (!change) return
    // A letter waits for the next one.
    if (!('isActive' in change)) await pause()
    if (turn !== asked.current) return
    try {
      const steps = await call(now, change, true)
      if (turn === asked.current) tell(now, { preview: { change, steps }, asking: false })
    } catch (thrown) {
      if (turn === asked.current) tell(now, { problem: asCallFailed(thrown).message, asking: false })
    }
  }

  const apply = async (now: Doing, change: BulkChange) => {
    tell(now, { busy: true, problem: undefined })
    try {
      tell(now, { outcome: await call(now, change, false), busy: false })
      keys.answered()
      answers.refresh('GET products/', 'GET audit/')
    } catch (thrown) {
      const failure = asCallFailed(thrown)
      if (!failure.isOffline) keys.answered()
      tell(now, { problem: failure.message, busy: false })
    }
  }

  const bulk: BulkEditDialogProps | undefined =
    doing && doing.token === token
      ? {
          ...doing,
          count: doing.products.length,
          onAsk: (change) => ask(doing, change),
          onApply: (change) => apply(doing, change),
          onClose: () => open(),
        }
      : undefined
  const onBulk = (kind: BulkKind) => {
    const fresh = newKey()
    setDoing({ token: fresh, kind, products: selected })
    open(fresh)
  }
  return { bulk, onBulk }
}

const pause = () => new Promise((resume) => setTimeout(resume, 500))
