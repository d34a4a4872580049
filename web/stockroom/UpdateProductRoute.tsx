import { useEffect, useState } from 'react'
import { ProductFormScreen } from '#ui-kit/screens/admin/ProductFormScreen.tsx'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import type { EditedProduct } from './productDrafts.ts'
import { historyHref } from './stockRow.ts'
import { useProductEditor } from './useProductEditor.ts'

/** One product to change, as its record is at this moment. */
export const UpdateProductRoute = ({ visit }: { visit: Visit }) => {
  const { id = '' } = visit.params

  return <UpdateProduct key={id} id={id} />
}

const UpdateProduct = ({ id }: { id: string }) => {
  const { product, failed, retry } = useFreshProduct(id)
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

const OpenProduct = ({ product }: { product: EditedProduct }) => {
  const { form, leaving } = useProductEditor(product)

  return (
    <>
      <PageHead title={`Update ${product.name}`} />
      <ProductFormScreen mode="update" form={form} leaving={leaving} historyHref={historyHref(product.id)} />
    </>
  )
}

// Never from the browser's memory: who edits an old version is refused.
const useFreshProduct = (id: string) => {
  const { shop } = useClient()
  const [product, setProduct] = useState<EditedProduct>()
  const [failed, setFailed] = useState<CallFailed>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let left = false
    const load = async () => {
      try {
        const { result } = await shop.get('GET products/forEdit/:id', { params: { id } })
        if (!left) setProduct(result)
      } catch (thrown) {
        if (!left) setFailed(asCallFailed(thrown))
      }
    }
    setFailed(undefined)
    load()
    return () => {
      left = true
    }
  }, [shop, id, attempt])

  return { product, failed, retry: () => setAttempt(attempt + 1) }
}
