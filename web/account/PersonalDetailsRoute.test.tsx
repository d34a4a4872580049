// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { useToasts } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { PersonalDetailsRoute } from './PersonalDetailsRoute.tsx'

const profile = { ...amina, emailVerified: true, status: 'active' }

const sessionOn = (id: string, device: string, current = false) => ({
  id,
  device,
  current,
  startedAt: '2026-11-16T08:00:00.000Z',
  lastSeenAt: '2026-11-17T08:00:00.000Z',
})

const phone = sessionOn('phone', 'Chrome on Android', true)
const office = sessionOn('office', 'Edge on Windows')
const lost = sessionOn('lost', 'Safari on iPhone')

/** Amina's sessions at the shop. */
let sessions = [office, phone, lost]

const aminasShop: Replies = {
  'GET /customer/profile': { body: { result: profile } },
  'GET /customer/sessions': () => ({ body: { sessions } }),
  'POST /customer/sessions/end': ({ querydata }) => {
    const { id } = querydata as { id?: string }
    sessions = sessions.filter((each) => (id ? each.id !== id : each.current))
    return { body: { sessions } }
  },
}

const openPage = (replies: Replies = aminasShop, person = amina) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person })
  render(
    <Provider store={client.store}>
      <MemoryRouter initialEntries={['/account/personal-details?from=mail']}>
        <ClientContext value={client}>
          <PersonalDetailsRoute />
          <PageState />
        </ClientContext>
      </MemoryRouter>
    </Provider>,
  )
  return { requests, session: () => client.store.get(sessionAtom) }
}

const PageState = () => {
  const { pathname, search, state } = useLocation()
  return (
    <>
      <output>{useToasts().map(({ message }) => message)}</output>
      <p data-testid="place">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
    </>
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const pressInDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog')
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await userEvent.click(button as HTMLButtonElement)
}
const address = () => screen.getByTestId('place').textContent
const signOuts = () => screen.queryAllByRole('button', { name: /^Sign out \w+ on/ }).map(({ ariaLabel }) => ariaLabel)

beforeEach(() => storeSession())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  sessions = [office, phone, lost]
})

describe('the personal details', () => {
  it('are those that the shop knows', async () => {
    openPage()

    await screen.findByText('amina@ekhaya.example')
    expect(screen.getByText('Verified')).toBeDefined()
    expect(screen.queryByText('Role')).toBeNull()
  })

  it('say who is an admin', async () => {
    openPage({ ...aminasShop, 'GET /customer/profile': { body: { result: { ...profile, role: 'Admin' } } } })

    await screen.findByText('Role')
  })

  it('offer to verify an unverified address in a dialog above this page', async () => {
    const result = { ...profile, emailVerified: false }
    openPage({ ...aminasShop, 'GET /customer/profile': { body: { result } } }, { ...amina, emailVerified: false })

    await press('Verify e-mail')

    expect(address()).toBe(
      '/Login?step=verify {"background":{"pathname":"/account/personal-details","search":"?from=mail"}}',
    )
  })

  it('show an address as verified as soon as this tab has verified it', async () => {
    openPage({ ...aminasShop, 'GET /customer/profile': { body: { result: { ...profile, emailVerified: false } } } })

    await screen.findByText('Verified')
    expect(screen.queryByRole('button', { name: 'Verify e-mail' })).toBeNull()
  })

  it('open the sign-in dialog for a new password', async () => {
    openPage()

    await press('Change password')

    expect(address()).toContain('/Login?step=forgot')
  })

  it('show an error when they cannot be loaded, and load again on Retry', async () => {
    const { requests } = openPage({})

    await screen.findByText('Failed to fetch profile: Network error')
    const before = requests.length
    await press('Retry')
    await waitFor(() => expect(requests.length).toBeGreaterThan(before))
  })
})

describe('the devices of a customer', () => {
  it('begin with this device, which has no sign-out of its own', async () => {
    openPage()

    await screen.findByText('This device')
    expect(screen.getAllByText(/ on /).at(0)?.textContent).toContain('Chrome on Android')
    expect(signOuts()).toEqual(['Sign out Edge on Windows', 'Sign out Safari on iPhone'])
  })

  it('can be signed out one by one', async () => {
    openPage()

    await press('Sign out Safari on iPhone')

    await screen.findByText('Signed out there')
    expect(signOuts()).toEqual(['Sign out Edge on Windows'])
  })

  it('can all be signed out but this one, after a confirmation', async () => {
    const { requests } = openPage()

    await press('Sign out everywhere else')
    await screen.findByText(/^2 other devices are signed out at once/)
    expect(requests.map(({ call }) => call)).not.toContain('POST /customer/sessions/end')
    await pressInDialog('Sign out the others')

    await screen.findByText('Only on this device.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.find(({ call }) => call === 'POST /customer/sessions/end')?.querydata).toEqual({})
  })

  it('whose session has ended in the meantime disappear from the list', async () => {
    const gone = { status: 404, body: { message: 'You are no longer signed in there', refusal: 'SessionNotFound' } }
    const ending = () => {
      sessions = [phone, office]
      return gone
    }
    openPage({ ...aminasShop, 'POST /customer/sessions/end': ending })

    await press('Sign out Safari on iPhone')

    await screen.findByText('You are no longer signed in there')
    await waitFor(() => expect(signOuts()).toEqual(['Sign out Edge on Windows']))
  })

  it('stay when the network fails, and the dialog shows the error', async () => {
    openPage({ ...aminasShop, 'POST /customer/sessions/end': { status: 503, body: { message: 'Network error' } } })

    await press('Sign out everywhere else')
    await pressInDialog('Sign out the others')

    await screen.findByText('Network error')
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

describe('whoever erases their account', () => {
  const erase = async (password: string) => {
    await press('Erase my account')
    await userEvent.type(await screen.findByLabelText('Your password'), password)
    await pressInDialog('Erase my account')
  }

  it('is a guest on the home page afterwards, with a confirmation', async () => {
    const erased = { body: { message: 'Your account is erased' } }
    const { requests, session } = openPage({ ...aminasShop, 'POST /customer/erase': erased })

    await erase('Sawubona-amina')

    await screen.findByText('Your account is erased')
    await eventually(() => expect(address()).toBe('/ null'))
    expect(session()).toEqual({ status: 'guest' })
    expect(localStorage.getItem('refreshToken')).toBeNull()
    expect(requests.find(({ call }) => call === 'POST /customer/erase')?.querydata).toEqual({
      password: 'Sawubona-amina',
    })
  })

  it('stays signed in when the password is wrong', async () => {
    const refused = {
      status: 403,
      body: { message: 'That password is wrong. Please try again', refusal: 'PasswordIsWrong' },
    }
    const { session } = openPage({ ...aminasShop, 'POST /customer/erase': refused })

    await erase('Sawubona-Amina')

    await screen.findByText('That password is wrong. Please try again')
    expect(session().status).toBe('signedIn')
    expect(address()).toContain('/account/personal-details')
  })
})
