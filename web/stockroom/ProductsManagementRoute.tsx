import { useState } from 'react'
import { ProductsManagementScreen } from '#ui-kit/screens/admin/ProductsManagementScreen.tsx'
import { useCategories } from '#web/client/categories.ts'
import { failureOf } from '#web/client/failure.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { useLast } from '#web/client/useLast.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { askingFor, hrefFor, pagesOf, viewOf } from './stockFilter.ts'
import { stockRow } from './stockRow.ts'
import { useBrands } from './useBrands.ts'
import { useBulkEdit } from './useBulkEdit.ts'
import { useExport } from './useExport.ts'
import { useStockView } from './useStockView.ts'

/** All products, for admins; what is looked at is the address. */
export const ProductsManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = viewOf(visit.query)
  const answered = useAnswer('GET products/inventory', askingFor(view))
  const shown = useLast(answered.answer)
  const products = shown?.data ?? []
  const [selectedIds, select] = useState<readonly string[]>([])
  const narrowing = useStockView(view)
  const bulk = useBulkEdit(products.filter(({ id }) => selectedIds.includes(id)))
  const total = shown?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Products Management" />
      <ProductsManagementScreen
        products={products.map(stockRow)}
        totalCount={total}
        {...narrowing}
        sort={view.sort}
        categories={useCategories().categories.map(({ name }) => name)}
        brands={useBrands()}
        warningCounts={shown?.meta.warnings}
        selectedIds={selectedIds.filter((id) => products.some((product) => product.id === id))}
        onSelect={select}
        {...bulk}
        addHref="/AddProduct"
        importHref="/Products_Management/import"
        {...useExport()}
        page={view.page}
        pages={pagesOf(total)}
        hrefFor={(page) => hrefFor({ ...view, page })}
        loading={shown === undefined}
        failure={failureOf(answered)}
      />
    </>
  )
}
