// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aminasHouse, gogosHouse } from '#domain/testing/fixtures.ts'
import { useToasts } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { AddressBookRoute } from './AddressBookRoute.tsx'

const saved = (id: string, address: typeof aminasHouse) => ({ ...address, id, _id: id })
const pimville = saved('pimville', aminasHouse)
const tiyani = saved('tiyani', gogosHouse)

/** The customer's addresses at the shop. */
let book = [pimville, tiyani]

const shopWithBook: Replies = {
  'GET /customer/addresses/amina': () => ({ body: { addresses: book } }),
  'POST /customer/add/address/amina': ({ querydata }) => {
    const { newAddressData } = querydata as { newAddressData: typeof aminasHouse }
    const address = saved('added', newAddressData)
    book = [...book, address]
    return { body: { message: 'Address added successfully', address } }
  },
  'PATCH /customer/update/address/pimville': { body: { message: 'Address updated successfully', address: pimville } },
  'DELETE /customer/delete/address/tiyani': () => {
    book = [pimville]
    return { body: { message: 'Address deleted successfully', addresses: book } }
  },
}

const openBook = (replies: Replies = shopWithBook) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  render(
    <Provider store={client.store}>
      <MemoryRouter>
        <ClientContext value={client}>
          <AddressBookRoute />
          <Toasts />
        </ClientContext>
      </MemoryRouter>
    </Provider>,
  )
  return requests
}

const Toasts = () => <output>{useToasts().map(({ message }) => message)}</output>

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
/** Presses a button once it can be pressed: while the addresses load, it cannot. */
const press = async (name: string) => {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  await userEvent.click(screen.getByRole('button', { name }))
}
const chosen = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const inDialog = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

/** Fills in the form with a new address. */
const writeAddress = async () => {
  await userEvent.type(await inDialog('Recipient name'), 'Aunt Zodwa')
  await userEvent.type(await inDialog('Recipient mobile number'), '0735550188')
  await userEvent.type(await inDialog('Street address'), '7 Marula Road')
  await userEvent.type(await inDialog('Complex / building (write House if none)'), 'House')
  await userEvent.type(await inDialog('Suburb'), 'Tiyani')
  await userEvent.type(await inDialog('City'), 'Makhado')
  await userEvent.selectOptions(await inDialog('Province'), 'Limpopo')
  await userEvent.type(await inDialog('Postal code'), '0932')
}

beforeEach(() => storeSession())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  book = [pimville, tiyani]
})

describe('an address book', () => {
  it('chooses the address that was just added', async () => {
    openBook()

    await press('Add Address')
    await writeAddress()
    await press('Add address')
    await expectDialogClosed()

    expect(chosen()).toEqual([false, false, true])
    expect(screen.getByText('Address added successfully')).toBeDefined()
  })

  it('keeps an edited address chosen', async () => {
    openBook()

    await choose('Amina Daniels')
    await press('Edit')
    await press('Update address')
    await expectDialogClosed()

    expect(chosen()).toEqual([true, false])
    expect(screen.getByText('Address updated successfully')).toBeDefined()
  })

  it('goes back to the first address after a delete', async () => {
    openBook()

    await choose('Gogo Rhulani Daniels')
    expect(chosen()).toEqual([false, true])
    await press('Delete')
    await press('Delete address')
    await expectDialogClosed()

    expect(chosen()).toEqual([true])
    expect(screen.getByText('Address deleted successfully')).toBeDefined()
  })

  it('shows the error of a field once it loses the focus', async () => {
    openBook()

    await press('Edit')
    await userEvent.clear(await inDialog('Complex / building (write House if none)'))
    await userEvent.tab()

    expect(screen.getByText('Complex name required')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update address' }).disabled).toBe(true)
  })
})

describe('a mobile number', () => {
  const field = 'Recipient mobile number'
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update address' })
  const write = async (number: string) => {
    openBook()
    await press('Edit')
    await userEvent.clear(await inDialog(field))
    await userEvent.type(await inDialog(field), number)
    await userEvent.tab()
  }

  it.each(['082 555 0143', '082-555-0143', '+27 82 555 0143', '0027825550143'])('may be written %s', async (number) => {
    await write(number)

    expect((await inDialog(field)).getAttribute('aria-invalid')).not.toBe('true')
    expect(submit().disabled).toBe(false)
  })

  it.each([
    ['+27 82 555 014', 'The recipient mobile number must be at least 10 characters long'],
    ['+27 82 555 01434', 'The recipient mobile number must be at most 10 characters long'],
  ])('%s is refused: %s', async (number, sentence) => {
    await write(number)

    expect(screen.getByText(sentence)).toBeDefined()
    expect(submit().disabled).toBe(true)
  })
})

describe('an address that the shop refuses', () => {
  it('stays in the form where it could not be added', async () => {
    openBook({ 'GET /customer/addresses/amina': { body: { addresses: book } } })

    await press('Add Address')
    await writeAddress()
    await press('Add address')

    await screen.findByText('Failed to add address: Network error')
    expect((await inDialog('Street address')).value).toBe('7 Marula Road')
    expect((await inDialog('Province')).value).toBe('Limpopo')
  })

  it('shows the error at its field', async () => {
    const errors = [{ field: 'newAddressData.postalCode', message: 'We do not know this postal code' }]
    const refused = { status: 400, body: { message: 'No', refusal: 'InvalidRequest', errors } }
    openBook({ ...shopWithBook, 'PATCH /customer/update/address/pimville': refused })

    await press('Edit')
    await press('Update address')

    const field = await inDialog('Postal code')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('We do not know this postal code')).toBeDefined()
    expect(screen.getByText('Failed to update address')).toBeDefined()
  })

  it('shows an error that belongs to no field', async () => {
    const message = 'This address is not in your address book'
    const refused = { status: 404, body: { message, refusal: 'AddressNotFound' } }
    openBook({ ...shopWithBook, 'DELETE /customer/delete/address/tiyani': refused })

    await choose('Gogo Rhulani Daniels')
    await press('Delete')
    await press('Delete address')

    await screen.findByText(`Failed to delete address: ${message}`)
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

it('an address book that cannot be loaded shows an error, and loads again on Retry', async () => {
  const requests = openBook({})
  await screen.findByText('Failed to fetch addresses: Network error')

  await press('Retry')

  await waitFor(() => expect(requests).toHaveLength(2))
})
