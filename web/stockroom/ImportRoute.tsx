import { ProductImportScreen } from '#ui-kit/screens/admin/ProductImportScreen.tsx'
import { PageHead } from '#web/shell/PageHead.tsx'
import { useExport } from './useExport.ts'
import { useImport } from './useImport.ts'

/** Brings products in from a CSV file. */
export const ImportRoute = () => (
  <>
    <PageHead title="Import products" />
    <ProductImportScreen {...useImport()} {...useExport()} />
  </>
)
