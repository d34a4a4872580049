import { slugOf } from '#domain/catalogue/slug.ts'
import { Listing } from '#web/catalogue/listing/Listing.tsx'
import { listingRequest } from '#web/catalogue/listing/listingRequest.ts'
import { brandTrail } from '#web/catalogue/listing/listingTrail.ts'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import type { RouteModule, Visit } from '#web/state/navigation/route.ts'

export const preloadBrand = (visit: Visit, ask: QueryCache['fetchQuery']) =>
  ask('GET products/getByCategoryOrPageNumber', listingRequest(scopeOf(visit), visit))

/** The products of one brand. */
export const BrandRoute = ({ visit }: { visit: Visit }) => {
  const scope = scopeOf(visit)
  const title = useBrandName(visit)

  return <Listing title={title} trail={brandTrail(title)} kind="brand" scope={scope} visit={visit} />
}

/** The brand as its products write it: `/brands/vuthela` is Vuthela. As in the address where it has no products. */
const useBrandName = (visit: Visit) => {
  const { brands: requested } = scopeOf(visit)
  const { answer } = useQuery('GET products/getByCategoryOrPageNumber', listingRequest(scopeOf(visit), visit))
  return brandName(requested, useLastDefined(answer?.data[0]?.brand))
}

/** The name of a requested brand, given that of the first product in its list, if there is one. */
export const brandName = (requested: string, listed: string | undefined) =>
  listed && slugOf(listed) === slugOf(requested) ? listed : requested

const scopeOf = ({ params: { brand = '' } }: Pick<Visit, 'params'>) => ({ brands: brand })

export const brandPage: RouteModule = { Component: BrandRoute, preload: preloadBrand }
