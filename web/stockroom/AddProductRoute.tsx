import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rand } from '#domain/kernel/money.ts'
import { ProductFormScreen } from '#ui-kit/screens/admin/ProductFormScreen.tsx'
import { emptyProduct, type ProductDraft, sameProduct } from '#ui-kit/shop/stockroom/productDraft.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { openSavingKeys } from '#web/client/savingKey.ts'
import { toast } from '#web/client/toasts.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import { useUnsaved } from '#web/shell/useUnsaved.ts'
import { failureIn } from './failureIn.ts'
import { newProduct, statesAfter } from './productDrafts.ts'
import { editHref } from './stockRow.ts'
import { useChoices } from './useChoices.ts'
import { useCrossSell } from './useCrossSell.ts'
import { useUploads } from './useUploads.ts'

/** A new product, listed at once or kept as a draft. */
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
  const { shop, answers, store } = useClient()
  const navigate = useNavigate()
  const [draft, onDraft] = useState(emptyProduct)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<CallFailed>()
  const [keys] = useState(openSavingKeys)
  const pictures = useUploads(onDraft)
  const { leaving, setFree } = useUnsaved('/AddProduct', pictures.areComing || !sameProduct(draft, emptyProduct))

  const add = async (wanted: ProductDraft) => {
    setBusy(true)
    setFailed(undefined)
    const querydata = newProduct(wanted)
    try {
      const { result, message } = await shop.send('POST products/add', { querydata }, keys.onceFor(querydata))
      answers.refresh('GET products/')
      toast(store, message)
      setFree()
      navigate(editHref(result.id), { replace: true })
    } catch (thrown) {
      const failure = asCallFailed(thrown)
      if (!failure.isOffline) keys.answered()
      setFailed(failure)
      setBusy(false)
    }
  }

  const form = {
    draft,
    onDraft,
    opened: emptyProduct,
    choices: useChoices(),
    states: statesAfter(undefined),
    money: rand,
    pictures,
    crossSell: useCrossSell(undefined),
    busy,
    ...failureIn(failed, 'Error when adding product'),
    onSettle: onDraft,
    onSubmit: add,
    cancelHref: '/Products_Management',
  }
  return { form, leaving }
}
