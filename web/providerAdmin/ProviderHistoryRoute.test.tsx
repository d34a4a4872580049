// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { openTestClient, type Replies, storeSession, stubShop, themba } from '#web/testing/testShop.ts'
import { ProviderHistoryRoute } from './ProviderHistoryRoute.tsx'
import { siphosRecord } from './testing/siphosRecord.ts'

const historyFact = (revision: number, type: string, sentence: string, changes: object[]) => ({
  ...{ revision, position: revision, id: `fact${revision}`, type, sentence, changes, state: 'listed', data: {} },
  at: `2026-11-16T08:00:0${revision}.000Z`,
  actor: { role: 'admin', id: 'themba', name: 'Themba Daniels' },
  ...{ correlationId: `visit${revision}`, causationId: null },
})

const {
  strandedBookings: _,
  averageRating: _rating,
  reviewCount: _count,
  soonest: _soonest,
  ...provider
} = siphosRecord
const facts = [
  historyFact(0, 'ProviderAdded', 'added the service provider: Plumber in Soweto', []),
  historyFact(1, 'WorkingHoursChanged', 'changed the working hours, with appointments of 60 minutes', [
    { field: 'hours.1.0.from', from: '07:00', to: '08:00' },
    { field: 'hours.1.0.to', from: '16:00', to: '17:00' },
    { field: 'hours.5.0.from', from: null, to: '18:00' },
    { field: 'hours.5.0.to', from: null, to: '02:00' },
  ]),
]

const path = 'GET /audit/providers/sipho'

/** Themba, an admin, opens the history of Sipho. */
const open = (replies: Replies) => {
  stubShop({ 'GET /audit/followed/provider/sipho': { body: { results: [] } }, ...replies })
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: themba })
  const visit = { path: '/ServiceProvider_Management', params: { id: 'sipho' }, query: new URLSearchParams() }
  render(
    <Provider store={client.store}>
      <MemoryRouter initialEntries={['/ServiceProvider_Management/sipho']}>
        <ClientContext value={client}>
          <ProviderHistoryRoute visit={visit} />
        </ClientContext>
      </MemoryRouter>
    </Provider>,
  )
}

const fieldNow = (name: string) =>
  within(screen.getByRole('region', { name: 'The service provider at any moment' })).getByText(name, { selector: 'dt' })
    .nextElementSibling?.textContent

beforeEach(() => storeSession())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('the history of a provider shows each change, and travels to an earlier revision', async () => {
  open({ [path]: { body: { result: { provider, facts, total: 2, intact: true } } } })
  await screen.findByRole('heading', { level: 1, name: 'Sipho Mabaso' })
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/UpdateServiceProvider/sipho')
  expect(screen.getByRole('row', { name: 'Monday 07:00–16:00 08:00–17:00' })).toBeDefined()
  expect(fieldNow('Working hours')).toBe('Monday 08:00–17:00; Friday 18:00–02:00')

  await userEvent.click(screen.getByRole('button', { name: 'Show the record after event 1' }))
  expect(fieldNow('Working hours')).toMatch(/^Monday 07:00–16:00now Monday 08:00–17:00/)
})

it('an address of nobody says so', async () => {
  open({ [path]: { status: 404, body: { message: 'No service provider found' } } })
  await screen.findByRole('heading', { level: 1, name: 'No service provider found' })
  expect(screen.getByRole('link', { name: 'All service providers' })).toBeDefined()
})
