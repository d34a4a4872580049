import type { TestClient } from '#api/testing/testClient.ts'
import type { GivenShop } from '#api/testing/testShop.ts'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'

// The shop's clock stands at Monday 16 November 2026, 10:00 in South Africa. Thabo works on weekdays from 08:00 to 12:00 and from 13:00 to
// 17:00, and on Saturday mornings, in slots of an hour.

let providers = 0

/** A full hour of a day in South Africa as a moment in UTC. */
export const at = (day: string, hour: number) => `${day}T${String(hour - 2).padStart(2, '0')}:00:00Z`

/** A provider with nothing in the agenda, and clients of it. */
export const openPlumber = async (shop: GivenShop) => {
  providers += 1
  const providerId = `plumber-${providers}`
  await shop.given.provider(providerId, thabosPlumbing)
  const wish = (start: string) => ({ providerId, start })
  const freeTimes = async (day: string, calls: TestClient = shop.when.guest) => {
    await shop.caughtUp()
    const request = { params: { id: providerId }, query: { from: day, days: '1' } }
    const { body } = await calls('GET api/service-providers/slots/:id', request)
    return body.result.days[0]?.slots.map(({ start }) => start) ?? []
  }
  return {
    providerId,
    freeTimes,
    hold: (calls: TestClient, start: string) => calls('POST bookings/hold', { querydata: wish(start) }),
    leave: (calls: TestClient, start: string) => calls('POST bookings/leave', { querydata: wish(start) }),
    request: (calls: TestClient, start: string, more: object = {}, headers = {}) =>
      calls(
        'POST bookings/request',
        { querydata: { ...wish(start), address: aminasHouse, phone: '0825550142', note: 'A leaking tap', ...more } },
        headers,
      ),
    facts: (day: string) => shop.facts(`agenda-${providerId}-${day}`),
  }
}
