import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CustomerMoveId } from '#ui-kit/shop/customers/CustomerMoves.tsx'
import type { MoveProblemProps } from '#ui-kit/shop/customers/MoveProblem.tsx'
import { asCallFailed } from '#web/client/callFailed.ts'
import { type Client, useClient } from '#web/client/client.ts'
import { sessionAtom, useSession } from '#web/client/session.ts'
import { toast } from '#web/client/toasts.ts'
import { useAsked } from '#web/shell/useAsked.ts'

/** What an admin does with a customer's account, one question at a time. */
export const useCustomerDeeds = (id: string) => {
  const client = useClient()
  const leave = useLeaving(id)
  const [asking, setAsking] = useAsked<CustomerMoveId>('move')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MoveProblemProps>()
  const ask = (move?: CustomerMoveId) => {
    setProblem(undefined)
    setAsking(move)
  }

  const make = async (move: CustomerMoveId, reason = '') => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await send(client, id, move, reason)
      client.answers.refresh('GET customers/', 'GET audit/customers/')
      toast(client.store, message)
      if (!leave(move)) ask()
    } catch (thrown) {
      setProblem(problemOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return { asking, ask, busy, problem, make }
}

const send = ({ shop }: Client, id: string, move: CustomerMoveId, reason: string) => {
  const params = { id }
  if (move === 'suspend') return shop.send('POST customers/suspend/:id', { params, querydata: { reason } })
  if (move === 'reinstate') return shop.send('POST customers/reinstate/:id', { params, querydata: {} })
  if (move === 'erase') return shop.send('POST customers/erase/:id', { params, querydata: {} })

  const role = move === 'makeAdmin' ? 'Admin' : 'Customer'
  return shop.send('POST customers/role/:id', { params, querydata: { role } })
}

const problemOf = (thrown: unknown): MoveProblemProps => {
  const { message, reason } = asCallFailed(thrown)
  return reason.refusal === 'LastAdminStays' ? lastAdmin : { words: message }
}

const lastAdmin = {
  title: 'This is the shop’s only admin',
  words: 'Without one nobody could look after the shop. Make somebody else an admin first, then come back.',
  wayOut: { label: 'Choose somebody', href: '/Customers_Management?status=active&role=Customer' },
}

// Whoever ended their own being an admin has no business on this page any more. Answers whether they have left.
const useLeaving = (id: string) => {
  const { store, keyring } = useClient()
  const { person } = useSession()
  const navigate = useNavigate()

  return (move: CustomerMoveId) => {
    if (person?.customerId !== id) return false
    if (move === 'makeCustomer') store.set(sessionAtom, { status: 'signedIn', person: { ...person, role: 'Customer' } })
    if (move !== 'suspend' && move !== 'erase') return false

    navigate('/', { replace: true })
    keyring.drop()
    store.set(sessionAtom, { status: 'guest' })
    return true
  }
}
