// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { toastsAtom } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { isLoginPath } from '#web/state/navigation/loginRoute.ts'
import type { ShopRoute } from '#web/state/navigation/route.ts'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { expireSession, type Session, sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, themba } from '#web/testing/testShop.ts'
import { Guard } from './Guard.tsx'

const Orders = () => {
  const [note, setNote] = useState('')
  return (
    <>
      <h1>Orders</h1>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </>
  )
}

const Guarded = ({ role }: { role: ShopRoute['role'] }) => {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <main tabIndex={-1}>
        <Guard
          role={role}
          fallback={<p role="status">Checking whether you are signed in</p>}
          dialogIsOpen={isLoginPath(pathname)}
        >
          <Orders />
        </Guard>
      </main>
      <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

/** Renders a page for this role in a session. */
const pageFor = (role: ShopRoute['role'], session: Session, entries = ['/account/orders?page=2']) => {
  const client = openTestClient()
  client.store.set(sessionAtom, session)
  render(
    <ClientContext value={client}>
      <MemoryRouter initialEntries={entries}>
        <LinkProvider link={SiteLink}>
          <Guarded role={role} />
        </LinkProvider>
      </MemoryRouter>
    </ClientContext>,
  )
  return client
}

const goBack = () => act(() => screen.getByRole('button', { name: 'Back' }).click())
const loginAboveOrders = '/Login {"background":{"pathname":"/account/orders","search":"?page=2"}}'
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent
const place = () => screen.getByTestId('place').textContent

afterEach(cleanup)

describe('the guard', () => {
  it('shows a public page in every session', () => {
    pageFor(undefined, { status: 'loading' })

    expect(heading()).toBe('Orders')
  })

  it('shows the fallback while the session is loading', () => {
    const { store } = pageFor('signedIn', { status: 'loading' })
    expect(screen.getByRole('status').textContent).toBe('Checking whether you are signed in')

    act(() => store.set(sessionAtom, { status: 'signedIn', person: amina }))
    expect(heading()).toBe('Orders')
  })

  it('asks a guest to log in, and stores the page as background', async () => {
    pageFor('signedIn', { status: 'guest' })

    await findHeading('You need to be logged in to view this page')
    act(() => screen.getByRole('link', { name: 'Login' }).click())
    expect(place()).toBe('/Login {"background":{"pathname":"/account/orders","search":"?page=2"}}')
  })

  it('shows nothing to a guest below the open dialog', async () => {
    pageFor('signedIn', { status: 'guest' })
    await findHeading('You need to be logged in to view this page')

    act(() => screen.getByRole('link', { name: 'Login' }).click())

    expect(heading()).toBeUndefined()
  })

  it('keeps the focus of a guest in the main part while the dialog loads', async () => {
    pageFor('signedIn', { status: 'guest' })
    const link = await screen.findByRole('link', { name: 'Login' })
    act(() => link.focus())

    act(() => link.click())

    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('opens the sign-in dialog when the session has expired', () => {
    pageFor('signedIn', { status: 'guest', expired: true })

    expect(place()).toBe('/Login {"background":{"pathname":"/account/orders","search":"?page=2"}}')
  })

  it('makes an expired session a guest on a public page, and tells a person who was signed in', () => {
    const { store } = pageFor(undefined, { status: 'signedIn', person: amina })

    act(() => expireSession(store))

    expect(place()).toContain('/account/orders')
    expect(store.get(sessionAtom)).toEqual({ status: 'guest' })
    expect(store.get(toastsAtom).map(({ message }) => message)).toEqual(['refresh token expired. Please log in again'])
  })

  it('tells nothing on a public page when the session had expired before the visit', () => {
    const { store } = pageFor(undefined, { status: 'guest', expired: true })

    expect(store.get(sessionAtom)).toEqual({ status: 'guest' })
    expect(store.get(toastsAtom)).toEqual([])
  })

  it('keeps typed text below the sign-in dialog for the same person', async () => {
    const { store } = pageFor('signedIn', { status: 'signedIn', person: amina })
    await userEvent.type(screen.getByLabelText('Note'), 'the blue one')

    act(() => expireSession(store))
    expect(place()).toBe(loginAboveOrders)
    expect(heading()).toBeUndefined()
    act(() => store.set(sessionAtom, { status: 'signedIn', person: { ...amina } }))
    goBack()

    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('the blue one')
    expect(heading()).toBe('Orders')
  })

  it('drops typed text for another person', async () => {
    const { store } = pageFor('signedIn', { status: 'signedIn', person: amina })
    await userEvent.type(screen.getByLabelText('Note'), 'the blue one')

    act(() => expireSession(store))
    act(() => store.set(sessionAtom, { status: 'signedIn', person: themba }))
    goBack()

    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('')
  })

  it('opens the dialog once: closing it makes a guest and drops typed text', async () => {
    const { store } = pageFor('signedIn', { status: 'signedIn', person: amina })

    act(() => expireSession(store))
    goBack()

    await findHeading('You need to be logged in to view this page')
    expect(screen.queryByLabelText('Note')).toBeNull()
    expect(store.get(sessionAtom)).toEqual({ status: 'guest' })
  })

  it('opens the dialog again when the next session expires', () => {
    const { store } = pageFor('signedIn', { status: 'signedIn', person: amina })
    act(() => expireSession(store))
    goBack()
    act(() => store.set(sessionAtom, { status: 'signedIn', person: amina }))

    act(() => expireSession(store))

    expect(place()).toBe(loginAboveOrders)
  })

  it('shows the page to a signed-in person below a step of the dialog', () => {
    pageFor('signedIn', { status: 'signedIn', person: amina }, ['/Login?step=forgot'])

    expect(heading()).toBe('Orders')
  })

  it('shows admins a page for people who are signed in', () => {
    pageFor('signedIn', { status: 'signedIn', person: themba })

    expect(heading()).toBe('Orders')
  })

  it('denies customers a page for admins', async () => {
    pageFor('admin', { status: 'signedIn', person: amina })

    await findHeading('You do not have permission to view this page.')
  })

  it('shows admins a page for admins', () => {
    pageFor('admin', { status: 'signedIn', person: themba })

    expect(heading()).toBe('Orders')
  })
})
