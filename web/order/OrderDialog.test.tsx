// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import { amina, anOpenShop, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { toastsAtom } from '#web/client/toasts.ts'
import { aminasOrder } from './cast.ts'
import { OrderDialog, type OrderQuestion } from './OrderDialog.tsx'

/** Amina is asked about her order. Answers what she is told. */
const askAbout = (question: OrderQuestion) => {
  shopThatAnswers({ 'POST /order/update': { body: { message: 'Order updated', result: [] } } })
  const client = anOpenShop()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  const onClose = vi.fn()
  render(
    <ClientContext value={client}>
      <OrderDialog order={aminasOrder} question={question} onClose={onClose} />
    </ClientContext>,
  )
  const told = () => client.store.get(toastsAtom).map(({ message }) => message)
  return { told, closed: () => eventually(() => expect(onClose).toHaveBeenCalledOnce()) }
}

beforeEach(() => signedInBefore())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a customer who cancels is told what is canceled, and that it costs nothing', async () => {
  const { told, closed } = askAbout('cancel')

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))

  await closed()
  expect(told()).toEqual(['Order EK-7F3K-92QD is canceled. Nothing was charged.'])
})

test('a customer who will pay otherwise is told how', async () => {
  const { told, closed } = askAbout('payment')

  await userEvent.click(await screen.findByRole('radio', { name: /Card on delivery/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Use this method' }))

  await closed()
  expect(told()).toEqual(['Payment method: Card on delivery'])
})
