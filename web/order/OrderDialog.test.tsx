// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { toastsAtom } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, storeSession, stubShop } from '#web/testing/testShop.ts'
import { OrderDialog, type OrderDialogKind } from './OrderDialog.tsx'

/** Opens a dialog about Amina's order. */
const openDialog = (kind: OrderDialogKind) => {
  stubShop({ 'POST /order/update': { body: { message: 'Order updated', result: [] } } })
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  const onClose = vi.fn()
  render(
    <ClientContext value={client}>
      <OrderDialog order={aminasOrder} kind={kind} onClose={onClose} />
    </ClientContext>,
  )
  const toasts = () => client.store.get(toastsAtom).map(({ message }) => message)
  return { toasts, closed: () => eventually(() => expect(onClose).toHaveBeenCalledOnce()) }
}

beforeEach(() => storeSession())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a customer who cancels reads which order is cancelled, and that nothing was charged', async () => {
  const { toasts, closed } = openDialog('cancel')

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))

  await closed()
  expect(toasts()).toEqual(['Order EK-7F3K-92QD is cancelled. Nothing was charged.'])
})

test('a customer who changes the payment method reads the new one', async () => {
  const { toasts, closed } = openDialog('payment')

  await userEvent.click(await screen.findByRole('radio', { name: /Card on delivery/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Use this method' }))

  await closed()
  expect(toasts()).toEqual(['Payment method: Card on delivery'])
})
