// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { amina, anOpenShop, themba } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { expire, type Session, sessionAtom } from '#web/client/session.ts'
import { toastsAtom } from '#web/client/toasts.ts'
import { isLogin } from './background.ts'
import { Guard } from './Guard.tsx'
import type { ShopRoute } from './route.ts'
import { SiteLink } from './SiteLink.tsx'

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
      <Guard role={role} dialogIsOpen={isLogin(pathname)}>
        <Orders />
      </Guard>
      <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

/** A page for these people, seen by somebody. */
const pageFor = (role: ShopRoute['role'], session: Session, entries = ['/account/orders?page=2']) => {
  const client = anOpenShop()
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
const aboveOrders = '/Login {"background":{"pathname":"/account/orders","search":"?page=2"}}'
const headed = (words: string) => screen.findByRole('heading', { level: 1, name: words })
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent
const place = () => screen.getByTestId('place').textContent

afterEach(cleanup)

describe('the guard', () => {
  it('stops nobody on a public page', () => {
    pageFor(undefined, { status: 'loading' })

    expect(heading()).toBe('Orders')
  })

  it('waits until it is known who is there', () => {
    const { store } = pageFor('signedIn', { status: 'loading' })
    expect(screen.getByRole('status').textContent).toBe('Looking up who you are')

    act(() => store.set(sessionAtom, { status: 'signedIn', person: amina }))
    expect(heading()).toBe('Orders')
  })

  it('asks a guest to log in, and remembers where', async () => {
    pageFor('signedIn', { status: 'guest' })

    await headed('You need to be logged in to view this page')
    act(() => screen.getByRole('link', { name: 'Login' }).click())
    expect(place()).toBe('/Login {"background":{"pathname":"/account/orders","search":"?page=2"}}')
  })

  it('shows nothing behind the open dialog', async () => {
    pageFor('signedIn', { status: 'guest' })
    await headed('You need to be logged in to view this page')

    act(() => screen.getByRole('link', { name: 'Login' }).click())

    expect(heading()).toBeUndefined()
  })

  it('opens the login when the session could not be prolonged', () => {
    pageFor('signedIn', { status: 'guest', expired: true })

    expect(place()).toBe('/Login {"background":{"pathname":"/account/orders","search":"?page=2"}}')
  })

  it('makes who expired a guest on a public page, and tells who was signed in', () => {
    const { store } = pageFor(undefined, { status: 'signedIn', person: amina })

    act(() => expire(store))

    expect(place()).toContain('/account/orders')
    expect(store.get(sessionAtom)).toEqual({ status: 'guest' })
    expect(store.get(toastsAtom).map(({ message }) => message)).toEqual([
      'You have been signed out. Please log in again.',
    ])
  })

  it('tells nothing to somebody who comes back to a public page after a long time', () => {
    const { store } = pageFor(undefined, { status: 'guest', expired: true })

    expect(store.get(sessionAtom)).toEqual({ status: 'guest' })
    expect(store.get(toastsAtom)).toEqual([])
  })

  it('keeps what was typed behind the login for the person who comes back', async () => {
    const { store } = pageFor('signedIn', { status: 'signedIn', person: amina })
    await userEvent.type(screen.getByLabelText('Note'), 'the blue one')

    act(() => expire(store))
    expect(place()).toBe(aboveOrders)
    expect(heading()).toBeUndefined()
    act(() => store.set(sessionAtom, { status: 'signedIn', person: { ...amina } }))
    goBack()

    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('the blue one')
    expect(heading()).toBe('Orders')
  })

  it('keeps nothing of it for another person', async () => {
    const { store } = pageFor('signedIn', { status: 'signedIn', person: amina })
    await userEvent.type(screen.getByLabelText('Note'), 'the blue one')

    act(() => expire(store))
    act(() => store.set(sessionAtom, { status: 'signedIn', person: themba }))
    goBack()

    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('')
  })

  it('asks once: who closes the login is a guest, of whom nothing is left on the page', async () => {
    const { store } = pageFor('signedIn', { status: 'signedIn', person: amina })

    act(() => expire(store))
    goBack()

    await headed('You need to be logged in to view this page')
    expect(screen.queryByLabelText('Note')).toBeNull()
    expect(store.get(sessionAtom)).toEqual({ status: 'guest' })
  })

  it('asks again when the next session expires', () => {
    const { store } = pageFor('signedIn', { status: 'signedIn', person: amina })
    act(() => expire(store))
    goBack()
    act(() => store.set(sessionAtom, { status: 'signedIn', person: amina }))

    act(() => expire(store))

    expect(place()).toBe(aboveOrders)
  })

  it('leaves a page where it is behind what somebody who is signed in does in the dialog', () => {
    pageFor('signedIn', { status: 'signedIn', person: amina }, ['/Login?step=forgot'])

    expect(heading()).toBe('Orders')
  })

  it('lets customers and admins see what is for people who are signed in', () => {
    pageFor('signedIn', { status: 'signedIn', person: themba })

    expect(heading()).toBe('Orders')
  })

  it('keeps customers out of what is for admins', async () => {
    pageFor('admin', { status: 'signedIn', person: amina })

    await headed('You do not have permission to view this page.')
  })

  it('lets admins in', () => {
    pageFor('admin', { status: 'signedIn', person: themba })

    expect(heading()).toBe('Orders')
  })
})
