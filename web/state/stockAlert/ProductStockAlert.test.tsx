// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { ClientContext } from '#web/state/client.ts'
import { type Session, sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { ProductStockAlert } from './ProductStockAlert.tsx'

const wishes = 'GET /stockAlerts/own/amina'
const add = 'POST /stockAlerts/add'
const kettle = { productId: 'blue-kettle', slug: 'blue-kettle', name: 'Blue kettle', since: '2026-11-20T08:00:00Z' }
const nothing = { body: { results: [] } }
const waiting = { body: { results: [kettle] } }
const guest: Session = { status: 'guest' }
const signedIn: Session = { status: 'signedIn', person: amina }

const openProduct = (session: Session, replies: Replies = {}) => {
  storeSession()
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, session)
  render(
    <MemoryRouter initialEntries={['/blue-kettle']}>
      <ClientContext value={client}>
        <ProductStockAlert productId="blue-kettle" />
      </ClientContext>
    </MemoryRouter>,
  )
  const asked = () => requests.filter(({ call }) => call === add).map(({ querydata }) => querydata)
  return { client, asked, logIn: () => act(() => client.store.set(sessionAtom, signedIn)) }
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const isPromised = () => screen.findByText(/^We will tell you by e-mail/)

test('a customer asks to be told, and changes their mind', async () => {
  const replies: Replies = { [wishes]: nothing }
  const { asked } = openProduct(signedIn, replies)
  replies[add] = () => {
    replies[wishes] = waiting
    return { body: { result: {} } }
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back in stock' }))
  await isPromised()
  expect(asked()).toEqual([{ productId: 'blue-kettle' }])

  replies['POST /stockAlerts/remove'] = () => {
    replies[wishes] = nothing
    return { body: { result: {} } }
  }
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the alert' }))
  expect(await screen.findByRole('button', { name: 'Tell me when it is back in stock' })).toBeDefined()
})

test('a guest logs in first, and is then told', async () => {
  const { asked, logIn } = openProduct(guest, { [wishes]: waiting, [add]: { body: { result: {} } } })
  const link = screen.getByRole('link', { name: 'Tell me when it is back in stock' })
  expect(link.getAttribute('href')).toBe('/Login')
  await userEvent.click(link)
  expect(asked()).toEqual([])
  logIn()
  await isPromised()
  expect(asked()).toEqual([{ productId: 'blue-kettle' }])
})

test('somebody who logs in without having asked is not told', async () => {
  const { asked, logIn } = openProduct(guest, { [wishes]: nothing })
  logIn()
  expect(await screen.findByRole('button', { name: 'Tell me when it is back in stock' })).toBeDefined()
  expect(asked()).toEqual([])
})

test('a customer whose address is not verified can verify it', async () => {
  openProduct(signedIn, {
    [wishes]: nothing,
    [add]: { status: 403, body: { refusal: 'EmailNotVerified', message: 'Please verify your e-mail address first' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back in stock' }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('Please verify'))
  expect(screen.getByRole('button', { name: 'Verify e-mail' })).toBeDefined()
})

test('a product that is back meanwhile is loaded again', async () => {
  const { client } = openProduct(signedIn, {
    [wishes]: nothing,
    'GET /products/getProduct/blue-kettle': { body: { data: {} } },
    [add]: { status: 409, body: { refusal: 'ProductIsInStock', message: 'This product is in stock again' } },
  })
  const request = { params: { slug: 'blue-kettle' } }
  await client.queryCache.fetchQuery('GET products/getProduct/:slug', request)
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back in stock' }))
  await eventually(() => expect(client.queryCache.entryOf('GET products/getProduct/:slug', request)?.at).toBe(0))
})
