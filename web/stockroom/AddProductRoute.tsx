import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rand } from '#domain/kernel/money.ts'
import { ProductFormScreen } from '#ui-kit/screens/admin/ProductFormScreen.tsx'
import { emptyProduct, type ProductDraft } from '#ui-kit/shop/stockroom/productDraft.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { toast } from '#web/client/toasts.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { newProduct, statesAfter } from './productDrafts.ts'
import { editHref } from './stockRow.ts'
import { useChoices } from './useChoices.ts'
import { useCrossSell } from './useCrossSell.ts'
import { failureIn } from './useProductEditor.ts'
import { useUploads } from './useUploads.ts'

/** A new product, listed at once or kept as a draft. */
export const AddProductRoute = () => (
  <>
    <PageHead title="Add product" />
    <ProductFormScreen mode="add" form={useNewProduct()} />
  </>
)

const useNewProduct = () => {
  const { shop, answers, store } = useClient()
  const navigate = useNavigate()
  const [draft, onDraft] = useState(emptyProduct)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CallFailed>()

  const add = async (wanted: ProductDraft) => {
    setBusy(true)
    setFailed(undefined)
    try {
      const { result, message } = await shop.send('POST products/add', { querydata: newProduct(wanted) })
      answers.refresh('GET products/')
      toast(store, message)
      navigate(editHref(result.id), { replace: true })
    } catch (thrown) {
      setFailed(asCallFailed(thrown))
      setBusy(false)
    }
  }

  return {
    draft,
    onDraft,
    opened: emptyProduct,
    choices: useChoices(),
    states: statesAfter(undefined),
    money: rand,
    pictures: useUploads(onDraft),
    crossSell: useCrossSell(undefined),
    busy,
    ...failureIn(failed, 'Error when adding product'),
    onSettle: onDraft,
    onSubmit: add,
    cancelHref: '/Products_Management',
  }
}
