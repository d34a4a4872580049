// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aminasHouse, gogosHouse } from '#domain/cast.ts'
import { openBrowserClient } from '#web/client/browserClient.ts'
import { ClientContext } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { useToasts } from '#web/client/toasts.ts'
import { AddressBookRoute } from './AddressBookRoute.tsx'

// The dialogs come in chunks of their own.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const amina = { customerId: 'amina', email: 'amina@ekhaya.example', firstname: 'Amina', lastname: 'Daniels' }
const saved = (id: string, address: typeof aminasHouse) => ({ ...address, id, _id: id })

/** The customer's addresses as the shop holds them, and what it says to the next change instead of doing it. */
let book = [saved('pimville', aminasHouse), saved('tiyani', gogosHouse)]
let refusal: Response | undefined

const shopAnswers = async (url: string, { method }: { method: string }) => {
  if (refusal && method !== 'GET') return refusal
  if (method === 'DELETE') {
    book = book.filter(({ id }) => !url.endsWith(id))
    return Response.json({ code: 0, message: 'Address deleted successfully', addresses: book })
  }
  if (method === 'PATCH') return Response.json({ code: 0, message: 'Address updated successfully', address: book[0] })
  return Response.json({ code: 0, message: 'OK', addresses: book })
}

const openBook = () => {
  const client = openBrowserClient({ answers: [], terms: { fee: 6_000, freeFrom: 25_000 } })
  client.store.set(sessionAtom, { status: 'signedIn', person: { ...amina, role: 'Customer' } })
  render(
    <Provider store={client.store}>
      <MemoryRouter>
        <ClientContext value={client}>
          <AddressBookRoute />
          <Told />
        </ClientContext>
      </MemoryRouter>
    </Provider>,
  )
}

const Told = () => <output>{useToasts().map(({ message }) => message)}</output>

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const chosen = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)
const dialogHasGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeEach(() => {
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))
  localStorage.setItem('refreshToken', 'kept')
  localStorage.setItem('accessToken', `head.${claims}.seal`)
  vi.stubGlobal('fetch', shopAnswers)
})

afterEach(() => {
  cleanup()
  book = [saved('pimville', aminasHouse), saved('tiyani', gogosHouse)]
  refusal = undefined
})

test('after a delete the first address is chosen again', async () => {
  openBook()

  await choose('Gogo Rhulani Daniels')
  expect(chosen()).toEqual([false, true])
  await press('Delete')
  await press('Delete address')
  await dialogHasGone()

  expect(chosen()).toEqual([true])
  expect(screen.getByText('Address deleted successfully')).toBeDefined()
})

test('an edited address stays chosen', async () => {
  openBook()

  await choose('Amina Daniels')
  await press('Edit')
  await press('Update address')
  await dialogHasGone()

  expect(chosen()).toEqual([true, false])
  expect(screen.getByText('Address updated successfully')).toBeDefined()
})

test('what the shop refuses stands at its field, and the dialog stays', async () => {
  const errors = [{ field: 'newAddressData.postalCode', message: 'We do not know this postal code' }]
  refusal = Response.json({ code: 1, message: 'No', refusal: 'InvalidRequest', errors }, { status: 400 })
  openBook()

  await press('Edit')
  await press('Update address')

  const field = await screen.findByLabelText('Postal code')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('We do not know this postal code')).toBeDefined()
  expect(screen.getByText('Failed to update address')).toBeDefined()
})

test('a refusal as a whole says why', async () => {
  const message = 'This address is not in your address book'
  refusal = Response.json({ code: 1, message, refusal: 'AddressNotFound' }, { status: 404 })
  openBook()

  await press('Delete')
  await press('Delete address')

  await screen.findByText(`Failed to delete address: ${message}`)
})
