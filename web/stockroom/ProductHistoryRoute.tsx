import { productChart } from '#domain/catalogue/productChart.ts'
import { ProductHistoryScreen } from '#ui-kit/screens/admin/ProductHistoryScreen.tsx'
import { failureOf } from '#web/client/failure.ts'
import { useRecordHistory } from '#web/client/recordHistory.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { productFieldsOf } from './productFields.ts'
import { changesInWords } from './productWords.ts'
import { editHref } from './stockRow.ts'

/** Everything that ever happened to a product; the moments that are looked at are in the address, to be shared. */
export const ProductHistoryRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <ProductHistory key={id} id={id} />
}

const ProductHistory = ({ id }: { id: string }) => {
  const answered = useAnswer('GET audit/products/:id', { params: { id } })
  const now = answered.answer?.result
  const names = useNamesBeside(id)
  const history = useRecordHistory(now, {
    noun: 'product',
    key: 'GET audit/products/:id',
    id,
    inWords: (changes) => changesInWords(changes, names),
    fieldsOf: ({ product }) => productFieldsOf(product, names),
    chart: productChart(),
    start: 'unknown',
  })
  const name = now?.product.name ?? id

  return (
    <>
      <PageHead title={`${name}: history`} />
      <ProductHistoryScreen
        name={name}
        state={now?.product.state}
        editHref={editHref(id)}
        history={history}
        missing={answered.error?.reason.status === 404}
        failure={failureOf(answered)}
      />
    </>
  )
}

// Of products that went well with it once, and no longer do, the id is shown.
const useNamesBeside = (id: string) => {
  const { answer } = useAnswer('GET products/getCrossSellProduct/:id', { params: { id } })
  return new Map(answer?.data.map((product) => [product.id, product.name]))
}
