import { useState } from 'react'
import type { AdminOrderDeskProps } from '#ui-kit/screens/admin/AdminOrderDesk.tsx'
import { clock } from '#ui-kit/shop/audit/moments.ts'
import { nameOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'
import { actorOf } from '#web/client/recordHistory.ts'
import { glancedOrder } from './historyProps.ts'
import { editFor, orderMoves } from './orderMoves.ts'
import { orderLine, orderTotals } from './orderProps.ts'
import type { History } from './useOrderHistory.ts'
import { useOrderUpdate } from './useOrderUpdate.ts'

/** The order as it is now, and the moves an admin can make with it. */
export const useOrderDesk = (history: History | undefined): AdminOrderDeskProps | undefined => {
  const { answers } = useClient()
  const lastWords = useLastWords()
  const { edit } = useOrderUpdate()
  const [busyId, setBusyId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<{ words: string | undefined }>()
  if (!history) return undefined

  const { order, facts } = history
  const asking = { params: { id: order.id } }
  const onMove = async (move: string, answer?: string) => {
    setBusyId(move)
    const failure = await edit(editFor(order, move, answer))
    const overtaken = failure?.reason.refusal === 'OrderHasChanged'
    if (!failure) await answers.ask('GET order/timeline/:id', asking)
    setConflict(overtaken ? { words: await lastWords(order.id) } : undefined)
    setProblem(overtaken ? undefined : failure?.message)
    setBusyId(undefined)
  }
  const onReload = () => {
    answers.refresh(nameOf('GET order/timeline/:id', asking))
    setConflict(undefined)
  }

  return {
    order: glancedOrder(order, facts),
    lines: order.products.map(orderLine),
    totals: orderTotals(order),
    moves: orderMoves(order),
    busyId,
    onMove,
    conflict: conflict && { ...conflict, onReload },
    problem,
  }
}

// What somebody else did with the order last, past what is on show here.
const useLastWords = () => {
  const { shop } = useClient()

  return async (id: string) => {
    const answer = await shop.get('GET order/timeline/:id', { params: { id } }).catch(() => undefined)
    const newest = answer?.result.facts.at(-1)
    return newest && `${actorOf(newest.actor).name} ${newest.sentence} at ${clock(newest.at)}.`
  }
}
