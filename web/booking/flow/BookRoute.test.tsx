// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { ClientContext } from '#web/state/client.ts'
import { applyLiveFrame } from '#web/state/live/applyLiveFrame.ts'
import { backgroundOf } from '#web/state/navigation/loginRoute.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { BookRoute } from './BookRoute.tsx'

const nine = '2026-11-24T07:00:00Z'
const ten = '2026-11-24T08:00:00Z'
const fiveMinutesOn = () => new Date(Date.now() + 300_000).toISOString()

const thabo = {
  ...{ id: 'thabo', _id: 'thabo', fullName: 'Thabo Mokoena', profession: 'Plumber', phoneNumber: '0825550143' },
  ...{ profilePictureUrl: '', callOutFee: 350, slotMinutes: 60 },
}
const booking = {
  ...{ id: 'booking-7', bookingNumber: 'BK-7F3K-92QD', providerId: 'thabo', providerName: 'Thabo Mokoena' },
  ...{ start: nine, minutes: 60, changeableUntil: '2026-11-23T07:00:00Z' },
}

const hold = 'POST /bookings/hold'
const request = 'POST /bookings/request'
const slots = 'GET api/service-providers/slots/:id'
const slotsOfTheDay = 'GET /api/service-providers/slots/thabo?days=14&from=2026-11-24'

const keeps = (until = fiveMinutesOn()) => ({
  body: { result: { providerId: 'thabo', start: nine, minutes: 60, until } },
})
const refuses = (refusal: string, more = {}) => ({
  status: 409,
  body: { refusal, message: `Refused: ${refusal}`, ...more },
})
const networkFails = () => {
  throw new TypeError('The network is down')
}
/** A call that gives these replies in turn; the last one again and again. */
const inTurn = (...replies: (Replies[string] & object)[]) => {
  const next = () => (replies.length > 1 ? replies.shift() : replies[0]) ?? {}
  return (...sent: Parameters<Extract<Replies[string], (...args: never) => unknown>>) => {
    const reply = next()
    return typeof reply === 'function' ? reply(...sent) : reply
  }
}
const freeAt = (...starts: string[]) => ({
  body: {
    asOf: nine,
    result: {
      ...{ providerId: 'thabo', from: '2026-11-24', last: '2027-01-23', minutes: 60, callOutFee: 350 },
      days: [{ day: '2026-11-24', isOff: false, slots: starts.map((start) => ({ start, minutes: 60 })) }],
    },
  },
})

const Page = () => {
  const location = useLocation()
  // Below the sign-in dialog, the page stays the one of its own address.
  const { pathname, search } = backgroundOf(location) ?? location
  return (
    <>
      <BookRoute visit={{ path: pathname, params: { id: 'thabo' }, query: new URLSearchParams(search) }} />
      <output>{`${location.pathname}${location.search}${location.hash}`}</output>
    </>
  )
}

/** Amina opens the booking form of Thabo, a plumber, at nine. */
const openForm = (replies: Replies = {}, person = amina, query = `?start=${nine}`) => {
  const requests = stubShop({
    'GET /api/service-providers/thabo': { body: { result: thabo } },
    'GET /customer/addresses/amina': {
      body: { addresses: [{ ...aminasHouse, id: 'pimville', _id: 'pimville' }] },
    },
    [hold]: keeps(),
    [request]: { body: { result: booking } },
    'POST /bookings/leave': { body: { result: {} } },
    [slotsOfTheDay]: freeAt(nine, ten),
    ...replies,
  })
  storeSession()
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person })
  const { unmount } = render(
    <Provider store={client.store}>
      <ClientContext value={client}>
        <MemoryRouter initialEntries={[`/ServiceProvider/thabo/book${query}`]}>
          <Page />
        </MemoryRouter>
      </ClientContext>
    </Provider>,
  )
  const sent = (call: string) => requests.filter((each) => each.call === call)
  return {
    client,
    unmount,
    sent,
    keys: () => sent(request).map(({ headers }) => headers.get('Idempotency-Key')),
    /** Waits until the page knows the free times of the day. */
    timesArrive: async () => {
      await waitFor(() => expect(client.queryCache.entries().map(([, { key }]) => key)).toContain(slots))
      await act(async () => {})
    },
    somebodyChangesTheTimes: () =>
      act(async () => {
        applyLiveFrame(client, { event: 'slotsChanged', data: { providerId: 'thabo', day: '2026-11-24' } })
      }),
  }
}

const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as Element)
const fillIn = async (note = 'The geyser drips') => {
  await userEvent.type(await screen.findByLabelText('Phone number'), '0825550142')
  await userEvent.type(screen.getByLabelText('Note (optional)'), note)
}
const noteOnPage = () => screen.getByLabelText<HTMLTextAreaElement>('Note (optional)').value

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the booking form', () => {
  it('keeps the time, and requests it with what was filled in', async () => {
    const { sent, unmount } = openForm()
    await fillIn()
    await press('Request Booking')

    await screen.findByText('BK-7F3K-92QD')
    expect(sent(hold).map(({ querydata }) => querydata)).toEqual([{ providerId: 'thabo', start: nine }])
    expect(sent(request).map(({ querydata }) => querydata)).toEqual([
      { providerId: 'thabo', start: nine, address: aminasHouse, phone: '0825550142', note: 'The geyser drips' },
    ])
    expect(document.title).toContain('Booking requested')
    expect(document.activeElement?.textContent).toContain('Thank you, your booking is requested')
    unmount()
    expect(sent('POST /bookings/leave')).toEqual([])
  })

  it('gives the time back to others when it is left', async () => {
    const { sent, unmount } = openForm()
    await screen.findByLabelText('Phone number')

    unmount()

    await waitFor(() =>
      expect(sent('POST /bookings/leave').map(({ querydata }) => querydata)).toEqual([
        { providerId: 'thabo', start: nine },
      ]),
    )
  })

  it('offers the nearest times where somebody was quicker, and keeps the one that is chosen', async () => {
    const { sent } = openForm({ [hold]: inTurn(refuses('SlotIsTaken', { offered: [ten] }), keeps()) })

    await screen.findByText('This time was just taken')
    await press('10:00')

    await screen.findByText(`/ServiceProvider/thabo/book?start=${encodeURIComponent(ten)}`)
    await screen.findByLabelText('Phone number')
    expect(sent(hold).map(({ querydata }) => querydata)).toContainEqual({ providerId: 'thabo', start: ten })
  })

  it('offers the same time when it is free again', async () => {
    const { sent, somebodyChangesTheTimes } = openForm({
      [hold]: inTurn(refuses('SlotIsTaken', { offered: [ten] }), keeps()),
      [slotsOfTheDay]: inTurn(freeAt(ten), freeAt(nine, ten)),
    })
    await screen.findByText('This time was just taken')
    await waitFor(() => expect(sent(slotsOfTheDay)).toHaveLength(1))

    await somebodyChangesTheTimes()
    await screen.findByText('This time is free again')
    await press('09:00')

    await screen.findByLabelText('Phone number')
  })

  it('says so when the five minutes are over, and when somebody else then takes the time; the text stays', async () => {
    const { timesArrive, somebodyChangesTheTimes } = openForm({
      [hold]: keeps(new Date(Date.now() + 700).toISOString()),
      [slotsOfTheDay]: inTurn(freeAt(nine, ten), freeAt(ten)),
    })
    await userEvent.type(await screen.findByLabelText('Note (optional)'), 'Ring')
    await screen.findByText('We are no longer holding this time for you')
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Request Booking' })[0]).toHaveProperty('disabled', true),
    )

    await timesArrive()
    await somebodyChangesTheTimes()

    await screen.findByText('This time was just taken')
    expect(screen.getByRole('button', { name: '10:00' })).toBeDefined()
    expect(noteOnPage()).toBe('Ring')
  })

  it('stays open where the time cannot be kept again without a connection', async () => {
    openForm({ [hold]: inTurn(keeps(new Date(Date.now() + 100).toISOString()), networkFails, keeps()) })
    await press('Try to hold it again')
    await screen.findByText('Failed to hold the time')

    await press('Try to hold it again')

    await waitFor(() => expect(screen.queryByText('Failed to hold the time')).toBeNull())
    await screen.findByText(/^We are holding this time for you until/)
  })

  it.each(['', '?start=tomorrow'])('leads to the free times where the address has no time: "%s"', async (query) => {
    const { sent } = openForm({}, amina, query)

    await screen.findByText('/ServiceProvider/thabo#times')
    expect(sent(hold)).toEqual([])
  })

  it('opens the verification of the e-mail address where that is missing, and goes on afterwards', async () => {
    const { client } = openForm(
      { [request]: inTurn(refuses('EmailNotVerified'), { body: { result: booking } }) },
      { ...amina, emailVerified: false },
    )
    await fillIn()
    await press('Request Booking')
    await screen.findByText(/^\/Login/)

    act(() => client.store.set(sessionAtom, { status: 'signedIn', person: amina }))
    await waitFor(() => expect(screen.queryByText('Refused: EmailNotVerified')).toBeNull())
    await press('Request Booking')

    await screen.findByText('BK-7F3K-92QD')
  })

  it('shows an error of a field at the field', async () => {
    const errors = [{ field: 'phone', message: 'This number cannot be called' }]
    openForm({ [request]: { status: 400, body: { refusal: 'InvalidRequest', message: 'No', errors } } })
    await fillIn()
    await press('Request Booking')

    await screen.findByText('This number cannot be called')
    expect(screen.queryByText('Failed to request the booking')).toBeNull()
  })
})

describe('a request without an answer', () => {
  const unanswered = async (...replies: (Replies[string] & object)[]) => {
    const page = openForm({ [request]: inTurn(networkFails, ...replies) })
    await fillIn()
    await press('Request Booking')
    await screen.findByText('We do not know whether it went through')
    return page
  }

  it('is sent again as it was, with the same key', async () => {
    const { sent, keys } = await unanswered({ body: { result: booking } })

    await press('Try again')

    await screen.findByText('BK-7F3K-92QD')
    const [first, second] = sent(request)
    expect(second?.querydata).toEqual(first?.querydata)
    expect(new Set(keys()).size).toBe(1)
  })

  it('is asked for with its key after a reload of the page, with what was filled in', async () => {
    const { unmount, keys } = await unanswered({ body: { result: booking } })
    const [key] = keys()
    unmount()

    const reloaded = openForm()
    await screen.findByText('We do not know whether it went through')
    expect(noteOnPage()).toBe('The geyser drips')
    expect(reloaded.sent(hold)).toEqual([])
    await press('Try again')

    await screen.findByText('BK-7F3K-92QD')
    expect(reloaded.keys()).toEqual([key])
  })

  it('that had taken the time leads to its booking, also if the text was changed', async () => {
    const { keys } = await unanswered(refuses('SlotIsTaken', { offered: [ten] }), { body: { result: booking } })

    await userEvent.type(screen.getByLabelText('Note (optional)'), '!')
    await press('Try again')

    await screen.findByText('BK-7F3K-92QD')
    expect(keys()[2]).toBe(keys()[0])
    expect(new Set(keys()).size).toBe(2)
  })

  it('leaves nothing behind once it is answered', async () => {
    const { unmount } = await unanswered({ body: { result: booking } })
    await press('Try again')
    await screen.findByText('BK-7F3K-92QD')
    unmount()

    openForm()
    await screen.findByLabelText('Phone number')
    expect(noteOnPage()).toBe('')
  })
})
