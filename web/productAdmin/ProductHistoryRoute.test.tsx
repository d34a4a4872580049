// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { blueKettle, openTestClient, type Replies, storeSession, stubShop, themba } from '#web/testing/testShop.ts'
import { ProductHistoryRoute } from './ProductHistoryRoute.tsx'

/** The kettle cost 100 rand when it was added, and one more after each fact. */
const priceAt = (revision: number) => 100 + revision
const repriced = (revision: number) => ({
  revision,
  position: revision,
  id: `fact${revision}`,
  type: 'ProductRepriced',
  at: `2026-11-16T08:00:${String(revision).padStart(2, '0')}.000Z`,
  actor: { role: 'admin', id: 'themba', name: 'Themba Daniels' },
  sentence: `set the price number ${revision}`,
  state: 'listed',
  changes: [{ field: 'price', from: revision === 0 ? null : priceAt(revision - 1), to: priceAt(revision) }],
  data: {},
  correlationId: `visit${revision}`,
  causationId: null,
})

/** A page of the history of a kettle with so many facts. */
const page = (total: number, start: number, end: number) => ({
  body: {
    result: {
      product: { ...blueKettle, price: priceAt(total - 1), costPrice: 50, state: 'listed', reserved: 0, version: 1 },
      facts: Array.from({ length: end - start }, (_, index) => repriced(start + index)),
      total,
      intact: true,
    },
  },
})

const path = 'GET /audit/products/blue-kettle'
const beside: Replies = {
  'GET /audit/followed/product/blue-kettle': { body: { results: [] } },
  'GET /products/getCrossSellProduct/blue-kettle': { body: { data: [] } },
}

/** Themba, an admin, opens the history of the blue kettle. */
const open = (replies: Replies, search = '') => {
  const requests = stubShop({ ...beside, ...replies })
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: themba })
  const visit = { path: '/Products_Management', params: { id: 'blue-kettle' }, query: new URLSearchParams(search) }
  render(
    <Provider store={client.store}>
      <MemoryRouter initialEntries={[`/Products_Management/blue-kettle${search}`]}>
        <ClientContext value={client}>
          <ProductHistoryRoute visit={visit} />
        </ClientContext>
      </MemoryRouter>
    </Provider>,
  )
  const calls = () => requests.map(({ call }) => call).filter((call) => call.startsWith(path))
  return { ...client, calls }
}

const shownRevisions = () =>
  screen
    .queryAllByRole('button', { name: /^Show the record after event/ })
    .map(({ ariaLabel, title, textContent }) => Number(/\d+$/.exec(ariaLabel ?? title ?? textContent ?? '')?.[0]) - 1)
const showEarlier = async (count: number) =>
  userEvent.click(await screen.findByRole('button', { name: `Show earlier (${count})` }))
const fieldNow = (name: string) =>
  within(screen.getByRole('region', { name: 'The product at any moment' })).getByText(name, { selector: 'dt' })
    .nextElementSibling?.textContent

beforeEach(() => storeSession())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('a history that fits on one page', () => {
  it('is one request, and offers nothing earlier', async () => {
    const { calls } = open({ [path]: page(3, 0, 3) })

    await screen.findByText('3 events')
    expect(shownRevisions()).toEqual([0, 1, 2])
    expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull()
    expect(screen.queryByText(/go further back|history begins/)).toBeNull()
    expect(calls()).toEqual([path])
  })
})

describe('a long history', () => {
  const long = { [path]: page(9, 6, 9), [`${path}?before=6`]: page(9, 3, 6), [`${path}?before=3`]: page(9, 0, 3) }

  it('is loaded page by page on demand, back to its beginning', async () => {
    const { calls } = open(long)
    await screen.findByText('The newest 3 of 9 events')
    expect([shownRevisions(), calls()]).toEqual([[6, 7, 8], [path]])

    await showEarlier(6)
    await screen.findByText('The newest 6 of 9 events')
    await showEarlier(3)

    await screen.findByText('9 events')
    expect(shownRevisions()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(calls()).toEqual([path, `${path}?before=6`, `${path}?before=3`])
  })

  it('compares and travels within what is loaded', async () => {
    open(long)
    await screen.findByText(/^The slider and the chart begin at event 7\./)

    expect(within(screen.getByLabelText('From')).getAllByRole('option')).toHaveLength(3)
    expect(screen.getByRole('row', { name: 'Price R\u00a0106.00 R\u00a0108.00' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show the record after event 7' }))
    expect(fieldNow('Price')).toBe('R\u00a0106.00now R\u00a0108.00')
  })

  it('whose earlier facts could not be loaded keeps the others and offers a retry', async () => {
    let isDown = true
    const earlier = () => (isDown ? { status: 503 } : page(9, 3, 6))
    open({ ...long, [`${path}?before=6`]: earlier })
    await showEarlier(6)
    await screen.findByText('Earlier events could not be loaded.')
    expect(shownRevisions()).toEqual([6, 7, 8])

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    await screen.findByText('The newest 6 of 9 events')
  })

  it('stays without a gap when new facts arrive', async () => {
    let newest = page(9, 6, 9)
    const { queryCache, calls } = open({ ...long, [path]: () => newest, [`${path}?before=6`]: page(9, 3, 6) })
    await showEarlier(6)
    await screen.findByText('The newest 6 of 9 events')

    newest = page(11, 8, 11)
    act(() => queryCache.invalidate('GET audit/products/blue-kettle'))

    await screen.findByText('The newest 8 of 11 events')
    expect(shownRevisions()).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect(calls()).toEqual([path, `${path}?before=6`, path])
  })

  it('begins anew with the newest facts when more arrived than a page has', async () => {
    let newest = page(9, 6, 9)
    const { queryCache } = open({ ...long, [path]: () => newest })
    await screen.findByText('The newest 3 of 9 events')

    newest = page(15, 12, 15)
    act(() => queryCache.invalidate('GET audit/products/blue-kettle'))

    await screen.findByText('The newest 3 of 15 events')
    expect(shownRevisions()).toEqual([12, 13, 14])
  })
})

describe('a link to an early revision of a long history', () => {
  // The shop answers with fewer facts than asked for.
  const long = {
    [path]: page(9, 6, 9),
    [`${path}?before=6&limit=5`]: page(9, 3, 6),
    [`${path}?before=3&limit=2`]: page(9, 1, 3),
  }

  it.each(['?at=1', '?from=1&to=8'])('%s loads what it takes', async (search) => {
    const { calls } = open(long, search)

    await screen.findByText('The newest 8 of 9 events')
    expect(calls()).toEqual([path, `${path}?before=6&limit=5`, `${path}?before=3&limit=2`])
    if (search === '?at=1') expect(fieldNow('Price')).toBe('R\u00a0101.00now R\u00a0108.00')
    else expect(screen.getByRole('row', { name: 'Price R\u00a0101.00 R\u00a0108.00' })).toBeDefined()
  })

  it('loads nothing more for a loaded revision', async () => {
    const { calls } = open(long, '?at=7')

    await screen.findByText('The newest 3 of 9 events')
    expect([fieldNow('Price'), calls()]).toEqual(['R\u00a0107.00now R\u00a0108.00', [path]])
  })

  it('that could not be followed says so, and shows no other revision meanwhile', async () => {
    let isDown = true
    const earlier = () => (isDown ? { status: 503 } : page(9, 3, 6))
    open({ ...long, [`${path}?before=6&limit=5`]: earlier, [`${path}?before=6`]: earlier }, '?at=1')
    await screen.findByText('The history could not be read.')
    expect(screen.queryByRole('slider')).toBeNull()

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    await waitFor(() => expect(fieldNow('Price')).toBe('R\u00a0101.00now R\u00a0108.00'))
  })
})
