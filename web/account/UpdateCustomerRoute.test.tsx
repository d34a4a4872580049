// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { useToasts } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { BlockableRouter } from '#web/state/navigation/BlockableRouter.tsx'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { UpdateCustomerRoute } from './UpdateCustomerRoute.tsx'

const profile = { ...amina, emailVerified: true, status: 'active' }

const openForm = async (replies: Replies = {}) => {
  history.replaceState({ idx: 0 }, '', '/UpdateCustomer')
  const requests = stubShop({ 'GET /customer/profile': { body: { result: profile } }, ...replies })
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  render(
    <Provider store={client.store}>
      <BlockableRouter>
        <ClientContext value={client}>
          <LinkProvider link={SiteLink}>
            <Form />
          </LinkProvider>
        </ClientContext>
      </BlockableRouter>
    </Provider>,
  )
  await screen.findByLabelText('Firstname')
  return { requests, session: () => client.store.get(sessionAtom) }
}

const Form = () => {
  const { pathname } = useLocation()
  const toasts = useToasts().map(({ message }) => message)
  return (
    <>
      <output>{toasts}</output>
      {pathname === '/UpdateCustomer' && <UpdateCustomerRoute />}
    </>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update details' })

const write = async (label: string, text: string) => {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
  await userEvent.tab()
}

beforeEach(() => storeSession())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the names of a customer', () => {
  it('can be saved once they have changed and are valid', async () => {
    await openForm()
    expect([field('Firstname').value, field('Lastname').value]).toEqual(['Amina', 'Daniels'])
    expect(button().disabled).toBe(true)

    await write('Lastname', 'Da')
    expect(screen.getByText('The lastname must be at least 3 characters long')).toBeDefined()
    expect(button().disabled).toBe(true)

    await write('Firstname', '4mina')
    expect(screen.getByText('firstname cannot start by a digit')).toBeDefined()

    await write('Firstname', 'Amina')
    await write('Lastname', 'Daniels-Nkosi van Wyk')
    expect(screen.getByText('The lastname must be at most 20 characters long')).toBeDefined()

    await write('Lastname', 'Daniels-Nkosi vanWyk')
    expect(button().disabled).toBe(false)
  })

  it('are saved, are in the session at once, and lead back to the details', async () => {
    const result = { ...profile, lastname: 'Nkosi' }
    const saved = { body: { result, message: 'Details updated successfully' } }
    const { requests, session } = await openForm({ 'POST /customer/update/personalDetails': saved })

    await write('Lastname', ' Nkosi ')
    await userEvent.click(button())

    await screen.findByText('Details updated successfully')
    expect(location.pathname).toBe('/account/personal-details')
    expect(session().person?.lastname).toBe('Nkosi')
    expect(requests.find(({ call }) => call.startsWith('POST'))?.querydata).toEqual({
      newPersonalDetails: { firstname: 'Amina', lastname: 'Nkosi' },
      customerId: 'amina',
    })
  })

  it('stay in the form when the network fails', async () => {
    await openForm()

    await write('Lastname', 'Nkosi')
    await userEvent.click(button())

    await screen.findByText('Failed to update details: Network error')
    expect(field('Lastname').value).toBe('Nkosi')
    expect(button().disabled).toBe(false)
  })

  it('show a refusal at its field, until the field changes', async () => {
    const errors = [{ field: 'newPersonalDetails.lastname', message: 'The lastname must be a name' }]
    const refused = { status: 400, body: { message: 'No', refusal: 'InvalidRequest', errors } }
    await openForm({ 'POST /customer/update/personalDetails': refused })

    await write('Lastname', 'Nkosi!')
    await userEvent.click(button())
    await screen.findByText('The lastname must be a name')
    expect(screen.getByText('Failed to update details')).toBeDefined()

    await write('Lastname', 'Nkosi')
    expect(screen.queryByText('The lastname must be a name')).toBeNull()
  })

  it('are not left unsaved without a confirmation', async () => {
    await openForm()

    await write('Lastname', 'Nkosi')
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))

    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(location.pathname).toBe('/UpdateCustomer')
    expect(field('Lastname').value).toBe('Nkosi')
  })
})
