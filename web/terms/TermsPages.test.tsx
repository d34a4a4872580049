// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locale } from '#domain/locale/locale.ts'
import { type TermsPage, termsPages, termsPaths } from '#domain/terms/termsPages.ts'
import { ClientContext } from '#web/state/client.ts'
import { type Session, sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { LayBuyRoute } from './LayBuyRoute.tsx'
import { PayLaterRoute } from './PayLaterRoute.tsx'
import { TermsPage as Terms } from './TermsPage.tsx'

const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true)

beforeEach(() => {
  Object.assign(navigator, { sendBeacon })
  storeSession()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sendBeacon.mockClear()
})

const open = (page: ReactNode, replies: Replies = {}, session: Session = { status: 'guest' }) => {
  stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, session)
  render(
    <MemoryRouter>
      <ClientContext value={client}>{page}</ClientContext>
    </MemoryRouter>,
  )
}

describe('every page of the terms', () => {
  it.each(termsPages)('%s tells the shop once that it was opened, and nothing else', async (page: TermsPage) => {
    open(<Terms page={page} />)

    expect(sendBeacon).toHaveBeenCalledOnce()
    const [url, body] = sendBeacon.mock.calls[0] ?? []
    const title = screen.getByRole('heading', { level: 1 }).textContent
    expect(url).toBe('/analytics/pageView')
    expect((body as Blob).type).toBe('application/json')
    expect(JSON.parse(await (body as Blob).text())).toEqual({ querydata: { path: termsPaths[page], title } })
  })
})

describe('the calculator of Buy Now Pay Later', () => {
  const purchase = () => screen.getByRole('textbox', { name: /most recent qualifying purchase/ })
  const financed = () => screen.getByRole('textbox', { name: /Amount to finance/ })
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))

  it('begins with an example', () => {
    open(<PayLaterRoute />)
    expect(screen.getByRole('heading', { name: locale.plan.example })).toBeDefined()
    expect(rows().at(-1)).toBe('You pay in allR 550.00')
  })

  it('calculates what is typed, from the chosen day on', async () => {
    open(<PayLaterRoute />)
    await userEvent.clear(purchase())
    await userEvent.type(purchase(), '900')
    await userEvent.clear(financed())
    await userEvent.type(financed(), '400')
    const day = screen.getByLabelText('Day of the purchase')
    await userEvent.clear(day)
    await userEvent.type(day, '2027-01-31')

    expect(screen.getByRole('heading', { name: locale.plan.yours })).toBeDefined()
    expect(rows()).toEqual([
      'PaymentWhenAmount',
      'FinancedR 400.00',
      'Service charge, 10%R 40.00',
      'Instalment 1 of 328 Feb 2027R 146.66',
      'Instalment 2 of 331 Mar 2027R 146.66',
      'Instalment 3 of 330 Apr 2027R 146.68',
      'You pay in allR 440.00',
    ])
  })

  it('says what is wrong beside the field', async () => {
    open(<PayLaterRoute />)
    await userEvent.clear(financed())
    await userEvent.type(financed(), '500.01')

    expect(financed().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('At most R 500.00 of this purchase can be financed')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the calculator of lay-buys', () => {
  it('asks for a deposit that is large enough', async () => {
    open(<LayBuyRoute />)
    const deposit = screen.getByRole('textbox', { name: /Deposit/ })
    await userEvent.clear(deposit)
    await userEvent.type(deposit, '299.99')
    expect(screen.getByText('The deposit for this price is at least R 300.00')).toBeDefined()

    await userEvent.clear(deposit)
    await userEvent.type(deposit, '600')
    expect(screen.queryByText(/is at least/)).toBeNull()
    expect(within(screen.getByRole('table')).getAllByText('R 300.00')).toHaveLength(3)
  })
})

describe('whether somebody qualifies', () => {
  const standing = 'GET /customer/payLater/amina'
  const order = { id: '7', orderNumber: 'EK-7F3K-92QD', orderDate: '2026-11-20T08:00:00Z', totalAmount: 1299 }
  const signedIn: Session = { status: 'signedIn', person: amina }

  it('is told after a login', () => {
    open(<PayLaterRoute />)
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined()
  })

  it('is told by the purchases that are missing', async () => {
    const result = { eligible: false, missing: 2, limit: 0, qualifying: [order] }
    open(<PayLaterRoute />, { [standing]: { body: { result } } }, signedIn)
    expect(await screen.findByText('You are 2 purchases from qualifying')).toBeDefined()
    expect(screen.getByText('1 of 3 delivered orders of R500 or more')).toBeDefined()
  })

  it('is told with the amount and the order that it comes from', async () => {
    const result = { eligible: true, missing: 0, limit: 649.5, qualifying: [order, order, order, order] }
    open(<PayLaterRoute />, { [standing]: { body: { result } } }, signedIn)
    expect(await screen.findByText('You qualify')).toBeDefined()
    expect(screen.getByText(/up to R 649.50/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'EK-7F3K-92QD' }).getAttribute('href')).toBe('/account/orders/7')
  })

  it('can be asked again after a failure', async () => {
    const replies: Replies = {}
    open(<PayLaterRoute />, replies, signedIn)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch your qualifying orders')

    replies[standing] = { body: { result: { eligible: false, missing: 3, limit: 0, qualifying: [] } } }
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('You are 3 purchases from qualifying')).toBeDefined()
  })
})
