import { ProductFormScreen } from '#ui-kit/screens/productAdmin/ProductFormScreen.tsx'
import { productHistoryHref } from '#web/state/adminLinks.ts'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import { useFreshRecord } from '#web/state/recordForm/useFreshRecord.ts'
import type { EditableProduct } from './productRequests.ts'
import { useProductEditor } from './useProductEditor.ts'

/** The form of an existing product. */
export const UpdateProductRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <UpdateProduct key={id} id={id} />
}

const UpdateProduct = ({ id }: { id: string }) => {
  const { shop } = useClient()
  const load = async () => (await shop.get('GET products/forEdit/:id', { params: { id } })).result
  const { record: product, failed, retry } = useFreshRecord(load)
  if (product) return <OpenProduct product={product} />

  return (
    <>
      <PageHead title="Update product" />
      <ProductFormScreen
        mode="update"
        form={undefined}
        missing={failed?.reason.status === 404}
        failure={failed && { message: failed.message, onRetry: retry }}
      />
    </>
  )
}

const OpenProduct = ({ product }: { product: EditableProduct }) => {
  const { form, leaving } = useProductEditor(product)

  return (
    <>
      <PageHead title={`Update ${product.name}`} />
      <ProductFormScreen mode="update" form={form} leaving={leaving} historyHref={productHistoryHref(product.id)} />
    </>
  )
}
