// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { amina, anOpenShop, themba } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { type Session, sessionAtom } from '#web/client/session.ts'
import { isLogin } from './background.ts'
import { Guard } from './Guard.tsx'
import type { ShopRoute } from './route.ts'
import { SiteLink } from './SiteLink.tsx'

const Guarded = ({ role }: { role: ShopRoute['role'] }) => {
  const { pathname, state } = useLocation()
  return (
    <>
      <Guard role={role} dialogIsOpen={isLogin(pathname)}>
        <h1>Orders</h1>
      </Guard>
      <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>
    </>
  )
}

/** A page for these people, seen by somebody. */
const pageFor = (role: ShopRoute['role'], session: Session) => {
  const client = anOpenShop()
  client.store.set(sessionAtom, session)
  render(
    <ClientContext value={client}>
      <MemoryRouter initialEntries={['/account/orders?page=2']}>
        <LinkProvider link={SiteLink}>
          <Guarded role={role} />
        </LinkProvider>
      </MemoryRouter>
    </ClientContext>,
  )
  return client
}

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

  it('asks a guest to log in, and remembers where', () => {
    pageFor('signedIn', { status: 'guest' })

    expect(heading()).toBe('You need to be logged in to view this page')
    act(() => screen.getByRole('link', { name: 'Login' }).click())
    expect(place()).toBe('/Login {"background":{"pathname":"/account/orders","search":"?page=2"}}')
  })

  it('shows nothing behind the open dialog', () => {
    pageFor('signedIn', { status: 'guest' })

    act(() => screen.getByRole('link', { name: 'Login' }).click())

    expect(heading()).toBeUndefined()
  })

  it('opens the login when the session could not be prolonged', () => {
    pageFor('signedIn', { status: 'guest', expired: true })

    expect(place()).toBe('/Login {"background":{"pathname":"/account/orders","search":"?page=2"}}')
  })

  it('opens no login on a public page', () => {
    pageFor(undefined, { status: 'guest', expired: true })

    expect(place()).toContain('/account/orders')
  })

  it('lets customers and admins see what is for people who are signed in', () => {
    pageFor('signedIn', { status: 'signedIn', person: themba })

    expect(heading()).toBe('Orders')
  })

  it('keeps customers out of what is for admins', () => {
    pageFor('admin', { status: 'signedIn', person: amina })

    expect(heading()).toBe('You do not have permission to view this page.')
  })

  it('lets admins in', () => {
    pageFor('admin', { status: 'signedIn', person: themba })

    expect(heading()).toBe('Orders')
  })
})
