import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BulkMoveDialogProps } from '#ui-kit/shop/order/BulkMoveDialog.tsx'
import type { BulkMove, BulkMoved } from '#ui-kit/shop/order/bulkMove.ts'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { newKey } from '#web/client/newKey.ts'
import { useAsked } from '#web/shell/useAsked.ts'
import { openBulkCalls } from './bulkCalls.ts'

interface Asked {
  move: BulkMove
  /** One move may be asked twice: what is found out for the one is no news for the other. */
  token: string
}

interface Doing {
  token: string
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
  const [asked, ask] = useAsked<Asked>('orders')
  const [doing, setDoing] = useState<Doing>()
  const [call] = useState(openBulkCalls)
  const tell = (token: string, news: Partial<Doing>) =>
    setDoing((now) => (now?.token === token ? { ...now, ...news } : now))
  const failed = (token: string, thrown: unknown) => tell(token, { problem: asCallFailed(thrown).message, busy: false })

  const onBulk = async (chosen: BulkMove) => {
    const token = newKey()
    setDoing({ token, ids: selectedIds, moved: [] })
    ask({ move: chosen, token })
    try {
      tell(token, { preview: await call(shop, { ids: [...selectedIds], move: chosen, dryRun: true }) })
    } catch (thrown) {
      failed(token, thrown)
    }
  }

  const apply = async ({ token, ids, moved: before }: Doing, chosen: BulkMove, reason?: string) => {
    let moved = before
    tell(token, { busy: true, problem: undefined })
    try {
      for (const turn of turnsOf(ids.slice(before.length))) {
        moved = [...moved, ...(await call(shop, { ids: turn, move: chosen, reason, dryRun: false }))]
        tell(token, { moved })
      }
      tell(token, { busy: false })
    } catch (thrown) {
      failed(token, thrown)
    }
    answers.refresh('GET order/', 'GET customer/orders/')
  }

  const isOpen = doing !== undefined && asked?.token === doing.token
  useLeft(doing, isOpen, ({ moved }) => {
    setDoing(undefined)
    if (moved.length > 0) onDone()
  })
  const bulk: BulkMoveDialogProps | undefined =
    doing && asked && isOpen
      ? {
          ...shown(doing),
          move: asked.move,
          onApply: (reason) => apply(doing, asked.move, reason),
          onClose: () => ask(),
        }
      : undefined
  return { bulk, onBulk }
}

const turnsOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, turn) => ids.slice(turn * atOnce, (turn + 1) * atOnce))

const shown = ({ ids, preview, moved, busy, problem }: Doing) => ({
  count: ids.length,
  preview,
  progress: busy ? moved.length : undefined,
  outcome: moved.length === ids.length && !busy ? moved : undefined,
  problem,
})

/** `onLeft` is told of a dialog that was open and is gone, by Back as well; what is still being made is waited for. */
const useLeft = (doing: Doing | undefined, isOpen: boolean, onLeft: (doing: Doing) => void) => {
  const opened = useRef<string>(undefined)
  const look = useEffectEvent(() => {
    if (isOpen) opened.current = doing?.token
    else if (doing && !doing.busy && doing.token === opened.current) onLeft(doing)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at whenever one of them changes
  useEffect(() => look(), [doing, isOpen])
}
