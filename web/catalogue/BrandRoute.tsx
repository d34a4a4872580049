import { Listing } from '#web/catalogue/listing/Listing.tsx'
import { listingRequest } from '#web/catalogue/listing/listingRequest.ts'
import type { QueryCache } from '#web/state/http/queryCache.ts'
import type { Visit } from '#web/state/navigation/route.ts'

export const preloadBrand = (visit: Visit, ask: QueryCache['fetchQuery']) =>
  ask('GET products/getByCategoryOrPageNumber', listingRequest(scopeOf(visit), visit))

/** The products of one brand. */
export const BrandRoute = ({ visit }: { visit: Visit }) => {
  const scope = scopeOf(visit)

  return (
    <Listing
      title={scope.brands}
      trail={[{ label: 'Home', href: '/' }, { label: scope.brands }]}
      scope={scope}
      visit={visit}
    />
  )
}

const scopeOf = ({ params: { brand = '' } }: Pick<Visit, 'params'>) => ({ brands: brand })
