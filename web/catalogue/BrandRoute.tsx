import type { Answers } from '#web/client/answers.ts'
import type { Visit } from '#web/shell/route.ts'
import { Listing } from './Listing.tsx'
import { askingFor } from './listing.ts'

export const preload = (visit: Visit, ask: Answers['ask']) =>
  ask('GET products/getByCategoryOrPageNumber', askingFor(listedIn(visit), visit))

/** Everything of one brand. */
export const BrandRoute = ({ visit }: { visit: Visit }) => {
  const listed = listedIn(visit)

  return (
    <Listing
      title={listed.brands}
      trail={[{ label: 'Home', href: '/' }, { label: listed.brands }]}
      listed={listed}
      visit={visit}
    />
  )
}

const listedIn = ({ params: { brand = '' } }: Pick<Visit, 'params'>) => ({ brands: brand })
