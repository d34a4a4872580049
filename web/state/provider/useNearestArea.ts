import { nearestArea, type Place } from '#domain/provider/nearestArea.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { useSession } from '#web/state/session/session.ts'

/**
 * The area served by providers that a place lies in; without a place, that of the customer's first address. `isKnown` is false while the
 * session, the address or the areas load; the area of a guest is undefined.
 */
export const useNearestArea = (place?: Place) => {
  const session = useSession()
  const customerId = place ? undefined : session.person?.customerId
  const addressesQuery = useQuery(
    'GET customer/addresses/:customerId',
    customerId === undefined ? undefined : { params: { customerId } },
  )
  const wanted = place ?? addressesQuery.answer?.addresses[0]
  const areasQuery = useQuery('GET api/service-providers/areas', wanted && {})
  const areas = areasQuery.answer?.results.map(({ key }) => key) ?? []

  return {
    area: wanted && nearestArea(areas, wanted),
    isKnown: wanted
      ? areasQuery.status !== 'loading'
      : session.status === 'guest' || (customerId !== undefined && addressesQuery.status !== 'loading'),
  }
}
