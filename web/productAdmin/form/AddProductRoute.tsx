import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatRand } from '#domain/kernel/money.ts'
import { ProductFormScreen } from '#ui-kit/screens/productAdmin/ProductFormScreen.tsx'
import { emptyProduct, type ProductDraft, sameProduct } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { editHref } from '#web/productAdmin/productRow.ts'
import { toast } from '#web/state/browser/toasts.ts'
import { useClient } from '#web/state/client.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { openRetryKeys } from '#web/state/http/idempotencyKeys.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { formFailure } from './formFailure.ts'
import { addProductRequest, nextStates } from './productRequests.ts'
import { useChoices } from './useChoices.ts'
import { useCrossSell } from './useCrossSell.ts'
import { usePictureUploads } from './usePictureUploads.ts'

/** The form of a new product, which is listed at once or saved as a draft. */
export const AddProductRoute = () => {
  const { form, leaving } = useNewProduct()

  return (
    <>
      <PageHead title="Add product" />
      <ProductFormScreen mode="add" form={form} leaving={leaving} />
    </>
  )
}

const useNewProduct = () => {
  const { shop, queryCache, store } = useClient()
  const navigate = useNavigate()
  const [draft, onDraft] = useState(emptyProduct)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CallFailed>()
  const [keys] = useState(openRetryKeys)
  const pictures = usePictureUploads(onDraft)
  const { leaving, allowLeaving } = useUnsavedChanges(
    '/AddProduct',
    pictures.isUploading || !sameProduct(draft, emptyProduct),
  )

  const add = async (submitted: ProductDraft) => {
    setBusy(true)
    setFailed(undefined)
    const querydata = addProductRequest(submitted)
    try {
      const { result, message } = await shop.send('POST products/add', { querydata }, keys.keyFor(querydata))
      queryCache.invalidate('GET products/')
      toast(store, message)
      allowLeaving()
      navigate(editHref(result.id), { replace: true })
    } catch (thrown) {
      const failure = asCallFailed(thrown)
      if (!failure.isOffline) keys.reset()
      setFailed(failure)
      setBusy(false)
    }
  }

  const form = {
    draft,
    onDraft,
    opened: emptyProduct,
    choices: useChoices(),
    states: nextStates(undefined),
    money: formatRand,
    pictures,
    crossSell: useCrossSell(undefined),
    busy,
    ...formFailure(failed, 'Error when adding product'),
    onSettle: onDraft,
    onSubmit: add,
    cancelHref: '/Products_Management',
  }
  return { form, leaving }
}
