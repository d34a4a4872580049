// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { ClientContext } from '#web/state/client.ts'
import { mailSent, orderPlaced, stockReserved } from '#web/state/history/testing/auditFixtures.ts'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { sessionAtom } from '#web/state/session/session.ts'
import { openTestClient, type Replies, storeSession, stubShop, themba } from '#web/testing/testShop.ts'
import { AuditRoute } from './AuditRoute.tsx'

const page = (results: object[], nextCursor: string | null = null) => ({
  body: { results, meta: { size: 50, nextCursor } },
})

/** Themba, an admin, opens the audit at an address. */
const open = (replies: Replies, address = '/Audit') => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: themba })
  render(
    <Provider store={client.store}>
      <MemoryRouter initialEntries={[address]}>
        <ClientContext value={client}>
          <LinkProvider link={SiteLink}>
            <Here />
          </LinkProvider>
        </ClientContext>
      </MemoryRouter>
    </Provider>,
  )
  return { ...client, calls: () => requests.map(({ call }) => call) }
}

const Here = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <AuditRoute visit={{ path: pathname, params: {}, query: new URLSearchParams(search) }} />
      <p data-testid="address">{pathname + search}</p>
    </>
  )
}

const address = () => screen.getByTestId('address').textContent
const typeSummaries = () => screen.queryAllByText(/^(OrderPlaced|StockReserved|MailSent)$/, { selector: 'summary' })
const shownTypes = () => typeSummaries().map((summary) => summary.textContent?.replace('Raw event ', ''))

beforeEach(() => {
  storeSession()
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the audit', () => {
  it('shows who did what to which record, newest first', async () => {
    open({ 'GET /audit/recent': page([stockReserved, orderPlaced]) })

    const order = await screen.findByRole('link', { name: 'EK-7F3K-92QD' })
    expect(order.getAttribute('href')).toBe('/Orders_Management/order7')
    expect(shownTypes()).toEqual(['StockReserved', 'OrderPlaced'])
    expect(screen.getByText('That is all.')).toBeDefined()
  })

  it('keeps its filter in an address that can be shared', async () => {
    const { calls } = open({
      'GET /audit/recent': page([stockReserved, orderPlaced]),
      'GET /audit/recent?noun=order': page([orderPlaced]),
    })
    await screen.findByText('2 events')

    await userEvent.selectOptions(screen.getByLabelText('Records'), 'Orders')

    await screen.findByText('1 event')
    expect(address()).toBe('/Audit?noun=order')
    expect(calls()).toContain('GET /audit/recent?noun=order')
    await userEvent.click(screen.getByRole('link', { name: 'Orders: remove this filter' }))
    await screen.findByText('2 events')
    expect(address()).toBe('/Audit')
  })

  it('adds the actor of a fact to the filter, and names them', async () => {
    open(
      {
        'GET /audit/recent?noun=order': page([orderPlaced]),
        'GET /audit/recent?actor=amina&noun=order': page([orderPlaced]),
      },
      '/Audit?noun=order',
    )

    await userEvent.click(await screen.findByRole('link', { name: 'Only this actor' }))

    await screen.findByRole('link', { name: 'Only A••••• D•••••: remove this filter' })
    expect(address()).toBe('/Audit?noun=order&actor=amina')
  })

  it('links to everything when nothing matches the filter', async () => {
    open({ 'GET /audit/recent?type=MailRefused': page([]) }, '/Audit?type=MailRefused')

    const back = await screen.findByRole('link', { name: 'Show everything' })
    expect(back.getAttribute('href')).toBe('/Audit')
  })

  it('loads again on Retry when it could not be loaded', async () => {
    let isDown = true
    const reply = () =>
      isDown ? { status: 503, body: { message: 'The shop is busy', refusal: 'TooBusy' } } : page([orderPlaced])
    open({ 'GET /audit/recent': reply })
    await screen.findByText('The shop is busy')

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    await screen.findByText('1 event')
  })
})

describe('older facts', () => {
  it('are added below on Load more', async () => {
    open({
      'GET /audit/recent': page([mailSent], '43'),
      'GET /audit/recent?nextCursor=43': page([stockReserved, orderPlaced]),
    })

    await screen.findByText('1 event shown')
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))

    await screen.findByText('3 events')
    expect(shownTypes()).toEqual(['MailSent', 'StockReserved', 'OrderPlaced'])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('that could not be loaded offer a Retry, and the loaded ones stay', async () => {
    open({ 'GET /audit/recent': page([mailSent], '43') })

    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))

    await screen.findByText('Older events could not be loaded.')
    expect(shownTypes()).toEqual(['MailSent'])
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  })
})

describe('new facts', () => {
  it('are counted, and shown on demand', async () => {
    let facts = [orderPlaced]
    const { queryCache, calls } = open({ 'GET /audit/recent': () => page(facts) })
    await screen.findByText('1 event')
    await waitFor(() => expect(calls()).toHaveLength(1))

    facts = [mailSent, stockReserved, orderPlaced]
    act(() => queryCache.invalidate('GET audit/recent'))

    const offer = await screen.findByRole('button', { name: '2 new events: show them' })
    expect(shownTypes()).toEqual(['OrderPlaced'])
    await userEvent.click(offer)
    expect(shownTypes()).toEqual(['MailSent', 'StockReserved', 'OrderPlaced'])
    expect(screen.queryByRole('button', { name: /new fact/ })).toBeNull()
  })

  it('stay when an older page arrives after they were shown', async () => {
    const { promise: older, resolve: arrive } = Promise.withResolvers<object>()
    let newest = page([orderPlaced], '40')
    const { queryCache } = open({
      'GET /audit/recent': () => newest,
      'GET /audit/recent?nextCursor=40': async () => Object(await older),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    newest = page([mailSent, stockReserved], '41')
    act(() => queryCache.invalidate('GET audit/recent'))
    await userEvent.click(await screen.findByRole('button', { name: /new events.*: show them/ }))
    expect(shownTypes()).toEqual(['MailSent', 'StockReserved'])

    await act(async () => arrive(page([])))

    expect(shownTypes()).toEqual(['MailSent', 'StockReserved'])
    expect(screen.getByRole('button', { name: 'Load more' })).toBeDefined()
  })

  it('that came under another filter are there on return', async () => {
    let facts = [orderPlaced]
    const replies = { 'GET /audit/recent': () => page(facts), 'GET /audit/recent?noun=mail': page([mailSent]) }
    open(replies)
    await screen.findByText('1 event')
    await userEvent.selectOptions(screen.getByLabelText('Records'), 'Mails')
    await waitFor(() => expect(shownTypes()).toEqual(['MailSent']))

    facts = [stockReserved, orderPlaced]
    await userEvent.selectOptions(screen.getByLabelText('Records'), 'All')

    await waitFor(() => expect(shownTypes()).toEqual(['StockReserved', 'OrderPlaced']))
    expect(screen.queryByRole('button', { name: /new fact/ })).toBeNull()
  })
})

it('the audit is downloaded as a file with its filter', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:audit', revokeObjectURL: () => {} }))
  const { calls } = open(
    { 'GET /audit/recent?noun=order': page([orderPlaced]), 'GET /audit/recent?format=csv&noun=order': page([]) },
    '/Audit?noun=order',
  )
  const downloads = await screen.findByRole('group', { name: 'Download' })

  await userEvent.click(within(downloads).getByRole('button', { name: 'CSV' }))

  await waitFor(() => expect(calls()).toContain('GET /audit/recent?format=csv&noun=order'))
})
