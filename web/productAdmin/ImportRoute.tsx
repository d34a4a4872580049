import { ProductImportScreen } from '#ui-kit/screens/productAdmin/ProductImportScreen.tsx'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useProductExport } from './useProductExport.ts'
import { useProductImport } from './useProductImport.ts'

/** Imports products from a CSV file. */
export const ImportRoute = () => (
  <>
    <PageHead title="Import products" />
    <ProductImportScreen {...useProductImport()} {...useProductExport()} />
  </>
)
