// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bookingFact, confirmedBooking, requestedBooking } from '#web/booking/testing/bookingFixtures.ts'
import { type Client, ClientContext } from '#web/state/client.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { openTestClient } from '#web/testing/testShop.ts'
import { useAdminBooking } from './useAdminBooking.ts'

type Timeline = AnswerOf<'GET audit/bookings/:id'>['result']

const themba = { role: 'admin' as const, id: 'themba', name: 'Themba Daniels' }

const requested: Timeline = {
  booking: requestedBooking,
  facts: [bookingFact(0, 'BookingRequested', 'requested')],
  total: 1,
  intact: true,
}
const confirmed: Timeline = {
  booking: confirmedBooking,
  facts: [
    ...requested.facts,
    bookingFact(1, 'BookingConfirmed', 'confirmed', {
      actor: themba,
      changes: [{ field: 'status', from: 'Requested', to: 'Confirmed' }],
    }),
  ],
  total: 2,
  intact: true,
}

/** An admin opens Amina's booking, in a shop that gives this answer to an update. */
const openBooking = (now: Timeline, answer: () => unknown = () => ({ message: 'Booking updated' })) => {
  const client = openTestClient()
  const send = vi.fn(async (_key: unknown, _request: { querydata: object }) => answer())
  const shop = { ...client.shop, send: send as unknown as Client['shop']['send'] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      <ClientContext value={{ ...client, shop }}>{children}</ClientContext>
    </BrowserRouter>
  )
  const { result, rerender } = renderHook(({ history }) => useAdminBooking(history), {
    wrapper,
    initialProps: { history: now },
  })
  return {
    panel: () => result.current.panel,
    status: () => result.current.booking?.status,
    receive: (history: Timeline) => rerender({ history }),
    move: (transition: string, text?: string) => act(async () => result.current.panel?.onTransition(transition, text)),
    ask: (transition: string) => act(async () => result.current.panel?.onAsk(transition)),
    showLatest: () => act(async () => result.current.panel?.conflict?.onShowNow()),
    sent: () => send.mock.calls.map(([, { querydata }]) => querydata),
  }
}

const overtaken = () => {
  throw new CallFailed('Somebody changed this booking meanwhile', { status: 409, refusal: 'BookingHasChanged' })
}

beforeEach(() => history.replaceState(null, '', '/Bookings_Management/booking7'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a move is sent with the version that the admin saw', async () => {
  const { move, sent } = openBooking(requested)
  await move('Declined', 'Too far away')

  expect(sent()).toEqual([{ id: 'booking7', version: 0, status: 'Declined', reason: 'Too far away' }])
})

it('a move to another time first asks for it', async () => {
  const { panel, move, sent } = openBooking(requested)
  await move('Rescheduled')
  expect([panel()?.openedId, sent()]).toEqual(['Rescheduled', []])

  await move('Rescheduled', '2026-11-24T12:00:00Z')
  expect(sent()).toEqual([{ id: 'booking7', version: 0, start: '2026-11-24T12:00:00Z' }])
})

it('a move that came too late says who did what meanwhile, and the booking changes only on demand', async () => {
  const { panel, status, receive, move, showLatest } = openBooking(requested, overtaken)
  await move('Canceled', 'Booked twice')
  expect(panel()).toMatchObject({ conflict: { refused: true, message: undefined }, problem: undefined })
  receive(confirmed)

  expect(status()).toBe('Requested')
  expect(panel()?.conflict?.message).toMatch(/^Themba Daniels confirmed this booking/)
  expect(panel()?.conflict?.changes).toEqual([{ field: 'Status', from: 'Requested', to: 'Confirmed' }])
  await showLatest()
  expect([status(), panel()?.conflict]).toEqual(['Confirmed', undefined])
})

it('says that the open move is no longer possible, and why', async () => {
  const { panel, receive, ask } = openBooking(requested)
  await ask('Declined')
  receive(confirmed)

  expect(panel()?.conflict).toMatchObject({
    refused: false,
    lost: '“Decline” is no longer possible: It is confirmed already: it can only be canceled.',
  })
})

it('any other refusal shows its message', async () => {
  const { panel, move } = openBooking(requested, () => {
    throw new CallFailed('This time is taken', { status: 409, refusal: 'SlotIsTaken' })
  })
  await move('Rescheduled', '2026-11-24T12:00:00Z')

  expect(panel()).toMatchObject({ problem: 'This time is taken', conflict: undefined, busyId: undefined })
})
