// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { anOpenShop, type Replies, shopThatAnswers, signedInBefore, themba } from '#web/cast.ts'
import { mailSent, orderPlaced, stockReserved } from '#web/client/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { SiteLink } from '#web/shell/SiteLink.tsx'
import { AuditRoute } from './AuditRoute.tsx'

const page = (results: object[], nextCursor: string | null = null) => ({
  body: { results, meta: { size: 50, nextCursor } },
})

/** Themba, an admin, opens the audit at an address. */
const open = (replies: Replies, address = '/Audit') => {
  const heard = shopThatAnswers(replies)
  const client = anOpenShop()
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
  return { ...client, calls: () => heard.map(({ call }) => call) }
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
const types = () => screen.queryAllByText(/^(OrderPlaced|StockReserved|MailSent)$/, { selector: 'summary' })
const told = () => types().map((summary) => summary.textContent?.replace('Raw fact ', ''))

beforeEach(() => {
  signedInBefore()
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the audit', () => {
  it('tells who did what to which record, newest first', async () => {
    open({ 'GET /audit/recent': page([stockReserved, orderPlaced]) })

    const order = await screen.findByRole('link', { name: 'EK-7F3K-92QD' })
    expect(order.getAttribute('href')).toBe('/Orders_Management/order7')
    expect(told()).toEqual(['StockReserved', 'OrderPlaced'])
    expect(screen.getByText('That is all.')).toBeDefined()
  })

  it('is narrowed down at an address that can be shared', async () => {
    const { calls } = open({
      'GET /audit/recent': page([stockReserved, orderPlaced]),
      'GET /audit/recent?noun=order': page([orderPlaced]),
    })
    await screen.findByText('2 facts')

    await userEvent.selectOptions(screen.getByLabelText('Records'), 'Orders')

    await screen.findByText('1 fact')
    expect(address()).toBe('/Audit?noun=order')
    expect(calls()).toContain('GET /audit/recent?noun=order')
    await userEvent.click(screen.getByRole('link', { name: 'Orders: remove this filter' }))
    await screen.findByText('2 facts')
    expect(address()).toBe('/Audit')
  })

  it('goes on from a fact to its actor, within the same limits, and names who that is', async () => {
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

  it('shows nothing that fits, and the way back to everything', async () => {
    open({ 'GET /audit/recent?type=MailRefused': page([]) }, '/Audit?type=MailRefused')

    const back = await screen.findByRole('link', { name: 'Show everything' })
    expect(back.getAttribute('href')).toBe('/Audit')
  })

  it('asks again when it could not be had', async () => {
    let isDown = true
    const reply = () => (isDown ? { status: 503, body: { message: 'The shop is busy' } } : page([orderPlaced]))
    open({ 'GET /audit/recent': reply })
    await screen.findByText('The shop is busy')

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    await screen.findByText('1 fact')
  })
})

describe('older facts', () => {
  it('come below when they are asked for', async () => {
    open({
      'GET /audit/recent': page([mailSent], '43'),
      'GET /audit/recent?nextCursor=43': page([stockReserved, orderPlaced]),
    })

    await screen.findByText('1 fact shown')
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))

    await screen.findByText('3 facts')
    expect(told()).toEqual(['MailSent', 'StockReserved', 'OrderPlaced'])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('are asked for again where they could not be had; what is there stays', async () => {
    open({ 'GET /audit/recent': page([mailSent], '43') })

    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))

    await screen.findByText('Older facts could not be loaded.')
    expect(told()).toEqual(['MailSent'])
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  })
})

describe('what comes in', () => {
  it('is counted, and shown once that is wanted', async () => {
    let facts = [orderPlaced]
    const { answers, calls } = open({ 'GET /audit/recent': () => page(facts) })
    await screen.findByText('1 fact')
    await waitFor(() => expect(calls()).toHaveLength(1))

    facts = [mailSent, stockReserved, orderPlaced]
    act(() => answers.refresh('GET audit/recent'))

    const offer = await screen.findByRole('button', { name: '2 new facts: show them' })
    expect(told()).toEqual(['OrderPlaced'])
    await userEvent.click(offer)
    expect(told()).toEqual(['MailSent', 'StockReserved', 'OrderPlaced'])
    expect(screen.queryByRole('button', { name: /new fact/ })).toBeNull()
  })

  it('is not lost to an older page that comes after it was shown', async () => {
    const { promise: older, resolve: arrive } = Promise.withResolvers<object>()
    let newest = page([orderPlaced], '40')
    const { answers } = open({
      'GET /audit/recent': () => newest,
      'GET /audit/recent?nextCursor=40': async () => Object(await older),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    newest = page([mailSent, stockReserved], '41')
    act(() => answers.refresh('GET audit/recent'))
    await userEvent.click(await screen.findByRole('button', { name: /new facts.*: show them/ }))
    expect(told()).toEqual(['MailSent', 'StockReserved'])

    await act(async () => arrive(page([])))

    expect(told()).toEqual(['MailSent', 'StockReserved'])
    expect(screen.getByRole('button', { name: 'Load more' })).toBeDefined()
  })

  it('while one was elsewhere is there on return', async () => {
    let facts = [orderPlaced]
    const replies = { 'GET /audit/recent': () => page(facts), 'GET /audit/recent?noun=mail': page([mailSent]) }
    open(replies)
    await screen.findByText('1 fact')
    await userEvent.selectOptions(screen.getByLabelText('Records'), 'Mails')
    await waitFor(() => expect(told()).toEqual(['MailSent']))

    facts = [stockReserved, orderPlaced]
    await userEvent.selectOptions(screen.getByLabelText('Records'), 'All')

    await waitFor(() => expect(told()).toEqual(['StockReserved', 'OrderPlaced']))
    expect(screen.queryByRole('button', { name: /new fact/ })).toBeNull()
  })
})

it('is taken home as a file, as it is narrowed down', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:audit', revokeObjectURL: () => {} }))
  const { calls } = open(
    { 'GET /audit/recent?noun=order': page([orderPlaced]), 'GET /audit/recent?format=csv&noun=order': page([]) },
    '/Audit?noun=order',
  )
  const downloads = await screen.findByRole('group', { name: 'Download' })

  await userEvent.click(within(downloads).getByRole('button', { name: 'CSV' }))

  await waitFor(() => expect(calls()).toContain('GET /audit/recent?format=csv&noun=order'))
})
