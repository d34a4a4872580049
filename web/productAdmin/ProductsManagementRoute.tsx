import { useState } from 'react'
import { ProductsManagementScreen } from '#ui-kit/screens/productAdmin/ProductsManagementScreen.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { useCategories } from '#web/state/catalogue/categories.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { productListUrl, useProductFilter } from './productListUrl.ts'
import { productRow } from './productRow.ts'
import { useBrands } from './useBrands.ts'
import { useBulkEdit } from './useBulkEdit.ts'
import { useProductExport } from './useProductExport.ts'

/** The list of all products, for admins. The address holds filter, sort order and page. */
export const ProductsManagementRoute = ({ visit }: { visit: Visit }) => {
  const view = productListUrl.viewOf(visit.query)
  const productsQuery = useQuery('GET products/inventory', productListUrl.requestOf(view))
  const latest = useLastDefined(productsQuery.answer)
  const products = latest?.data ?? []
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const filterProps = useProductFilter(view)
  const bulk = useBulkEdit(products.filter(({ id }) => selectedIds.includes(id)))
  const total = latest?.meta.totalCount ?? 0

  return (
    <>
      <PageHead title="Products management" />
      <ProductsManagementScreen
        products={products.map(productRow)}
        totalCount={total}
        {...filterProps}
        categories={useCategories().categories.map(({ name }) => name)}
        brands={useBrands()}
        warningCounts={latest?.meta.warnings}
        selectedIds={selectedIds.filter((id) => products.some((product) => product.id === id))}
        onSelect={setSelectedIds}
        {...bulk}
        addHref="/AddProduct"
        importHref="/Products_Management/import"
        {...useProductExport()}
        page={view.page}
        pages={productListUrl.pagesOf(total)}
        hrefFor={(page) => productListUrl.hrefFor({ ...view, page })}
        loading={latest === undefined}
        failure={failureOf(productsQuery)}
      />
    </>
  )
}
