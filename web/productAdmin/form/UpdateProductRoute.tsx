import { useEffect, useState } from 'react'
import { ProductFormScreen } from '#ui-kit/screens/productAdmin/ProductFormScreen.tsx'
import { historyHref } from '#web/productAdmin/productRow.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import type { Visit } from '#web/state/navigation/route.ts'
import type { EditableProduct } from './productRequests.ts'
import { useProductEditor } from './useProductEditor.ts'

/** The form of an existing product. */
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

const OpenProduct = ({ product }: { product: EditableProduct }) => {
  const { form, leaving } = useProductEditor(product)

  return (
    <>
      <PageHead title={`Update ${product.name}`} />
      <ProductFormScreen mode="update" form={form} leaving={leaving} historyHref={historyHref(product.id)} />
    </>
  )
}

// Never from the query cache: the shop refuses an edit of an old version.
const useFreshProduct = (id: string) => {
  const { shop } = useClient()
  const [product, setProduct] = useState<EditableProduct>()
  const [failed, setFailed] = useState<CallFailed>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isUnmounted = false
    const load = async () => {
      try {
        const { result } = await shop.get('GET products/forEdit/:id', { params: { id } })
        if (!isUnmounted) setProduct(result)
      } catch (thrown) {
        if (!isUnmounted) setFailed(asCallFailed(thrown))
      }
    }
    setFailed(undefined)
    load()
    return () => {
      isUnmounted = true
    }
  }, [shop, id, attempt])

  return { product, failed, retry: () => setAttempt(attempt + 1) }
}
