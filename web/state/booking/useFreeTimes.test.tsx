// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { applyLiveFrame } from '#web/state/live/applyLiveFrame.ts'
import { followedProvidersAtom } from '#web/state/live/followedSlots.ts'
import { isLiveAtom } from '#web/state/live/presence.ts'
import { openTestClient, stubShop } from '#web/testing/testShop.ts'
import { useFreeTimes } from './useFreeTimes.ts'

const nine = '2026-11-24T07:00:00Z'
const ten = '2026-11-24T08:00:00Z'

const Picker = () => {
  const { days = [], chosen, chosenIsTaken, onChoose } = useFreeTimes('thabo', { openedAt: '2026-11-24T05:00:00Z' })
  return (
    <>
      {days[0]?.slots.map(({ start }) => (
        <button type="button" key={start} onClick={() => onChoose(start)}>
          {start}
        </button>
      ))}
      <p role="status">{chosen && `${chosen} ${chosenIsTaken ? 'was taken' : 'is chosen'}`}</p>
    </>
  )
}

/** Somebody looks at the free times of Thabo, a plumber. `free` are the starts that the shop answers with. */
const openPicker = async ({ isLive }: { isLive: boolean }) => {
  let free = [nine, ten]
  const call = 'GET /api/service-providers/slots/thabo?days=7'
  const requests = stubShop({
    [call]: () => ({
      body: {
        asOf: '2026-11-24T05:00:00Z',
        result: {
          ...{ providerId: 'thabo', from: '2026-11-24', last: '2027-01-23', minutes: 60, callOutFee: 0 },
          days: [{ day: '2026-11-24', isOff: false, slots: free.map((start) => ({ start, minutes: 60 })) }],
        },
      },
    }),
  })
  const client = openTestClient()
  client.store.set(isLiveAtom, isLive)
  const { unmount } = render(
    <Provider store={client.store}>
      <ClientContext value={client}>
        <Picker />
      </ClientContext>
    </Provider>,
  )
  await screen.findByText(nine)
  return {
    client,
    unmount,
    requests,
    /** Another customer takes a time, and the server tells so. */
    somebodyTakes: async (start: string) => {
      free = free.filter((each) => each !== start)
      await act(async () => {
        applyLiveFrame(client, { event: 'slotsChanged', data: { providerId: 'thabo', day: '2026-11-24' } })
        await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1))
      })
    },
    loseConnection: () => act(() => client.store.set(isLiveAtom, false)),
  }
}

const choose = (start: string) => act(() => screen.getByRole('button', { name: start }).click())
const status = () => screen.getByRole('status').textContent

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('free times that somebody looks at', () => {
  it('change when another time is taken, and the chosen one stays chosen', async () => {
    const { somebodyTakes } = await openPicker({ isLive: true })
    choose(nine)

    await somebodyTakes(ten)

    await vi.waitFor(() => expect(screen.queryByRole('button', { name: ten })).toBeNull())
    expect(status()).toBe(`${nine} is chosen`)
  })

  it('say that the chosen time was taken', async () => {
    const { somebodyTakes } = await openPicker({ isLive: true })
    choose(nine)

    await somebodyTakes(nine)

    await vi.waitFor(() => expect(status()).toBe(`${nine} was taken`))
  })

  it('are followed as long as they are on the page', async () => {
    const { client, unmount } = await openPicker({ isLive: true })
    expect(client.store.get(followedProvidersAtom)).toEqual(['thabo'])

    unmount()

    expect(client.store.get(followedProvidersAtom)).toEqual([])
  })

  it('are not asked for again while the live socket is open', async () => {
    const { requests } = await openPicker({ isLive: true })

    await act(() => vi.advanceTimersByTimeAsync(600_000))

    expect(requests).toHaveLength(1)
  })

  it('are asked for every 30 seconds while it is not', async () => {
    const { requests, loseConnection } = await openPicker({ isLive: true })
    loseConnection()

    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(requests).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(requests).toHaveLength(2)
  })
})
