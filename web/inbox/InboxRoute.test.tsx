// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { toastsAtom } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { applyLiveFrame } from '#web/state/live/applyLiveFrame.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { InboxRoute } from './InboxRoute.tsx'

const inbox = 'GET /inbox/own/amina?limit=20&pageNumber=1'
const wishes = 'GET /stockAlerts/own/amina'

const shipped = {
  ...{ id: 'shipped', kind: 'orderShipped', at: '2026-11-25T08:10:00Z', read: false },
  ...{ title: 'Your order EK-7 is on its way', text: 'The courier has your parcel.', href: '/account/orders/7' },
}
const ordered = { ...shipped, id: 'ordered', kind: 'orderConfirmed', title: 'We have your order EK-7' }
const pot = { productId: 'copper-pot', slug: 'copper-pot', name: 'Copper pot', since: '2026-11-20T08:00:00Z' }

const pageWith = (results: readonly object[], unread: number, totalCount = results.length) => ({
  body: { results, meta: { totalCount, total: totalCount, pageNumber: 1, size: 20, unread } },
})

const openInbox = (replies: Replies, query = '') => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  render(
    <MemoryRouter initialEntries={[`/account/inbox${query}`]}>
      <ClientContext value={client}>
        <InboxRoute visit={{ path: '/account/inbox', params: {}, query: new URLSearchParams(query) }} />
      </ClientContext>
    </MemoryRouter>,
  )
  const sent = (call: string) => requests.filter((each) => each.call === call).map(({ querydata }) => querydata)
  return { client, requests, sent, toasts: () => client.store.get(toastsAtom).map(({ message }) => message) }
}

beforeEach(() => storeSession())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('an entry that is marked as read is shown as read', async () => {
  const replies: Replies = { [inbox]: pageWith([shipped, ordered], 2), [wishes]: { body: { results: [] } } }
  const { sent } = openInbox(replies)
  const mark = await screen.findByRole('button', { name: 'Mark as read: Your order EK-7 is on its way' })
  replies['POST /inbox/read'] = { body: { result: { id: 'shipped', older: false } } }
  replies[inbox] = pageWith([{ ...shipped, read: true }, ordered], 1)
  await userEvent.click(mark)

  await eventually(() => expect(screen.getByRole('status').textContent).toBe('1 new'))
  expect(sent('POST /inbox/read')).toEqual([{ id: 'shipped' }])
})

test('an entry whose link is followed is read', async () => {
  const { sent } = openInbox({
    [inbox]: pageWith([shipped, { ...ordered, read: true }], 1),
    [wishes]: { body: { results: [] } },
    'POST /inbox/read': { body: { result: { id: 'shipped', older: false } } },
  })
  // Nothing to go to here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(await screen.findByRole('link', { name: 'Your order EK-7 is on its way' }))
  await eventually(() => expect(sent('POST /inbox/read')).toEqual([{ id: 'shipped' }]))
})

test('all entries are marked as read up to the newest on the page', async () => {
  const replies: Replies = { [inbox]: pageWith([shipped, ordered], 2), [wishes]: { body: { results: [] } } }
  const { sent } = openInbox(replies)
  replies['POST /inbox/read'] = { body: { result: { id: 'shipped', older: true } } }
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await eventually(() => expect(sent('POST /inbox/read')).toEqual([{ id: 'shipped', older: true }]))
})

test('a mark that the shop could not take shows why', async () => {
  const { toasts } = openInbox({ [inbox]: pageWith([shipped], 1), [wishes]: { body: { results: [] } } })
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }))
  await eventually(() => expect(toasts()).toEqual(['Network error']))
})

test('a later page has no button that marks entries it does not show', async () => {
  const second = 'GET /inbox/own/amina?limit=20&pageNumber=2'
  openInbox({ [second]: pageWith([ordered], 1, 21), [wishes]: { body: { results: [] } } }, '?page=2')
  await screen.findByText('We have your order EK-7')
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/account/inbox')
})

test('news appear without a reload', async () => {
  const replies: Replies = { [inbox]: pageWith([ordered], 0), [wishes]: { body: { results: [pot] } } }
  const { client } = openInbox(replies)
  await screen.findByText('We have your order EK-7')
  replies[inbox] = pageWith([shipped, ordered], 1)
  applyLiveFrame(client, { event: 'inboxChanged', data: {} })
  expect(await screen.findByText('Your order EK-7 is on its way')).toBeDefined()
})

test('a product that is waited for can be removed', async () => {
  const replies: Replies = { [inbox]: pageWith([], 0), [wishes]: { body: { results: [pot] } } }
  const { sent } = openInbox(replies)
  const list = within(await screen.findByRole('region', { name: 'Back-in-stock alerts' }))
  expect(list.getByRole('link', { name: 'Copper pot' }).getAttribute('href')).toBe('/copper-pot')
  replies['POST /stockAlerts/remove'] = { body: { result: { productId: 'copper-pot', waiting: false } } }
  replies[wishes] = { body: { results: [] } }
  await userEvent.click(list.getByRole('button', { name: 'Remove: Copper pot' }))
  await eventually(() => expect(screen.queryByRole('region', { name: 'Back-in-stock alerts' })).toBeNull())
  expect(sent('POST /stockAlerts/remove')).toEqual([{ productId: 'copper-pot' }])
})

test('an inbox that could not be loaded shows an error, and loads again on Retry', async () => {
  const replies: Replies = { [wishes]: { body: { results: [] } } }
  openInbox(replies)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch your inbox: Network error')
  replies[inbox] = pageWith([ordered], 0)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('We have your order EK-7')).toBeDefined()
})
