import { productChart } from '#domain/charts/drawn/productChart.ts'
import { ProductHistoryScreen } from '#ui-kit/screens/productAdmin/ProductHistoryScreen.tsx'
import { editProductHref } from '#web/state/adminLinks.ts'
import { useRecordHistory } from '#web/state/history/useRecordHistory.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { formatProductChanges, formatProductFields } from './formatProductChanges.ts'

/** The history of a product, for admins. The address holds the revisions on show, so that the link can be shared. */
export const ProductHistoryRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <ProductHistory key={id} id={id} />
}

const ProductHistory = ({ id }: { id: string }) => {
  const historyQuery = useQuery('GET audit/products/:id', { params: { id } })
  const timeline = historyQuery.answer?.result
  const crossSellNames = useCrossSellNames(id)
  const history = useRecordHistory(timeline, {
    noun: 'product',
    key: 'GET audit/products/:id',
    id,
    describeChanges: (changes) => formatProductChanges(changes, crossSellNames),
    viewOf: ({ product }) => product,
    fieldsOf: (product) => formatProductFields(product, crossSellNames),
    chart: productChart,
  })
  const name = timeline?.product.name ?? id

  return (
    <>
      <PageHead title={`${name}: history`} />
      <ProductHistoryScreen
        name={name}
        state={timeline?.product.state}
        editHref={editProductHref(id)}
        history={history}
        missing={historyQuery.error?.reason.status === 404}
        failure={failureOf(historyQuery)}
      />
    </>
  )
}

// Only current cross-sell products have a name; former ones are shown by their id.
const useCrossSellNames = (id: string) => {
  const { answer } = useQuery('GET products/getCrossSellProduct/:id', { params: { id }, query: { fields: 'card' } })
  return new Map(answer?.data.map((product) => [product.id, product.name]))
}
