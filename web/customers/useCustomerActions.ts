import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CustomerActionProblemProps } from '#ui-kit/shop/customers/CustomerActionProblem.tsx'
import type { CustomerActionId } from '#ui-kit/shop/customers/CustomerActions.tsx'
import { toast } from '#web/state/browser/toasts.ts'
import { type Client, useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { useDialogRoute } from '#web/state/navigation/useDialogRoute.ts'
import { sessionAtom, useSession } from '#web/state/session/session.ts'

/** The actions of an admin on a customer's account, each with its dialog. */
export const useCustomerActions = (id: string) => {
  const client = useClient()
  const leaveOwnAccount = useLeaveOwnAccount(id)
  const [openAction, setOpenAction] = useDialogRoute<CustomerActionId>('move')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CustomerActionProblemProps>()
  const openDialog = (action?: CustomerActionId) => {
    setProblem(undefined)
    setOpenAction(action)
  }

  const run = async (action: CustomerActionId, reason = '') => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await sendAction(client, id, action, reason)
      client.queryCache.invalidate('GET customers/', 'GET audit/customers/')
      toast(client.store, message)
      if (!leaveOwnAccount(action)) openDialog()
    } catch (thrown) {
      setProblem(problemOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return { openAction, openDialog, busy, problem, run }
}

const sendAction = ({ shop }: Client, id: string, action: CustomerActionId, reason: string) => {
  const params = { id }
  if (action === 'suspend') return shop.send('POST customers/suspend/:id', { params, querydata: { reason } })
  if (action === 'reinstate') return shop.send('POST customers/reinstate/:id', { params, querydata: {} })
  if (action === 'erase') return shop.send('POST customers/erase/:id', { params, querydata: {} })

  const role = action === 'makeAdmin' ? 'Admin' : 'Customer'
  return shop.send('POST customers/role/:id', { params, querydata: { role } })
}

const problemOf = (thrown: unknown): CustomerActionProblemProps => {
  const { message, reason } = asCallFailed(thrown)
  return reason.refusal === 'LastAdminStays' ? lastAdminProblem : { message }
}

const lastAdminProblem = {
  title: 'This is the shop’s only admin',
  message: 'The shop needs at least one admin. Make someone else an admin first.',
  link: { label: 'Choose someone', href: '/Customers_Management?status=active&role=Customer' },
}

// After an action on the admin's own account: updates the session or signs out. Returns whether the page was left.
const useLeaveOwnAccount = (id: string) => {
  const { store, tokens } = useClient()
  const { person } = useSession()
  const navigate = useNavigate()

  return (action: CustomerActionId) => {
    if (person?.customerId !== id) return false
    if (action === 'makeCustomer')
      store.set(sessionAtom, { status: 'signedIn', person: { ...person, role: 'Customer' } })
    if (action !== 'suspend' && action !== 'erase') return false

    navigate('/', { replace: true })
    tokens.clear()
    store.set(sessionAtom, { status: 'guest' })
    return true
  }
}
