import { useState } from 'react'
import type { AdminOrderDeskProps } from '#ui-kit/screens/admin/AdminOrderDesk.tsx'
import { nameOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'
import { useAsked } from '#web/shell/useAsked.ts'
import { glancedOrder } from './historyProps.ts'
import { meanwhileWords } from './meanwhileWords.ts'
import { doneWords, editFor, lostMove, orderMoves } from './orderMoves.ts'
import { type Order, orderLine, orderTotals } from './orderProps.ts'
import type { History } from './useOrderHistory.ts'
import { useOrderUpdate } from './useOrderUpdate.ts'

interface Desk {
  /** The order on show. */
  order: Order | undefined
  desk: AdminOrderDeskProps | undefined
}

/**
 * The order and the moves an admin can make with it. While something is asked, and once a move came too late, it stays as it was seen:
 * what others do meanwhile is told, and shown when one wants to see it.
 */
export const useOrderDesk = (now: History | undefined): Desk => {
  const { answers } = useClient()
  const { edit } = useOrderUpdate()
  const [askingId, ask] = useAsked<string>('move')
  const [busyId, setBusyId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { shown, hold, refused, setRefused } = useSeen(now, askingId !== undefined)
  if (!now || !shown) return { order: undefined, desk: undefined }

  const { order } = shown
  const asking = { params: { id: order.id } }
  const onAsk = (id?: string) => {
    hold(id === undefined ? undefined : shown)
    ask(id)
  }
  const showNow = () => {
    hold(now)
    setRefused(false)
    answers.refresh(nameOf('GET order/timeline/:id', asking))
  }
  const onMove = async (move: string, answer?: string) => {
    setBusyId(move)
    setProblem(undefined)
    const failure = await edit(editFor(order, move, answer), doneWords(order, move))
    if (!failure) {
      await answers.ask('GET order/timeline/:id', asking)
      setRefused(false)
      onAsk()
    } else if (failure.reason.refusal === 'OrderHasChanged') {
      hold(shown)
      setRefused(true)
      answers.refresh(nameOf('GET order/timeline/:id', asking))
    } else setProblem(failure.message)
    setBusyId(undefined)
  }
  const isOvertaken = refused || (busyId === undefined && now.order.version > order.version)

  const desk = {
    ...deskOf(shown),
    busyId,
    askingId,
    onAsk,
    onMove,
    conflict: isOvertaken ? { ...conflictOf(now, order, askingId), refused, onShowNow: showNow } : undefined,
    problem,
  }
  return { order, desk }
}

/** The order as it is now, or as it was seen when something was asked of it. */
const useSeen = (now: History | undefined, isAsking: boolean) => {
  const [seen, hold] = useState<History>()
  const [refused, setRefused] = useState(false)
  // A reload finds the question open already.
  if (isAsking && !seen && now) hold(now)
  const shown = (isAsking || refused ? seen : undefined) ?? now
  return { shown, hold, refused, setRefused }
}

const deskOf = ({ order, facts }: History) => ({
  order: glancedOrder(order, facts),
  lines: order.products.map(orderLine),
  totals: orderTotals(order),
  moves: orderMoves(order),
})

const conflictOf = (now: History, seen: Order, askingId: string | undefined) => ({
  ...meanwhileWords(now.facts, seen.version),
  lost: askingId && lostMove(now.order, askingId),
})
