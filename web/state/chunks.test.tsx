// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastsAtom } from '#web/state/browser/toasts.ts'
import { openTestClient } from '#web/testing/testShop.ts'
import { dialogPart } from './chunks.ts'
import { ClientContext } from './client.ts'

afterEach(cleanup)

const CancelDialog = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

/** Renders an order with a button that opens a dialog of its own chunk. */
const openOrder = (load: () => Promise<typeof CancelDialog>) => {
  const Dialog = dialogPart(load)
  const Order = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
          Cancel order
        </button>
        <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
      </>
    )
  }
  const client = openTestClient()
  render(
    <ClientContext value={client}>
      <Order />
    </ClientContext>,
  )
  return { toasts: () => client.store.get(toastsAtom).map(({ message, action }) => [message, action?.label]) }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
const isOpen = () => screen.getByRole('button', { name: 'Cancel order' }).getAttribute('aria-pressed') === 'true'

it('a dialog opens once its chunk has loaded', async () => {
  const { toasts } = openOrder(async () => CancelDialog)
  await press()

  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(toasts()).toEqual([])
})

it('a dialog whose chunk fails to load is closed, and the visitor is told, every time', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const { toasts } = openOrder(load)

  for (let times = 0; times < 2; times += 1) {
    await press()
    await waitFor(() => expect(toasts()).toEqual([['Network error', 'Reload']]))
    await waitFor(() => expect(isOpen()).toBe(false))
  }
  expect(load).toHaveBeenCalledOnce()
})
