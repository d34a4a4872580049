import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatRand } from '#domain/kernel/money.ts'
import { ProductFormScreen } from '#ui-kit/screens/productAdmin/ProductFormScreen.tsx'
import { emptyProduct, type ProductDraft, sameProduct } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { editProductHref } from '#web/state/adminLinks.ts'
import { useClient } from '#web/state/client.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { formFailure } from '#web/state/recordForm/formFailure.ts'
import { useAddRecord } from '#web/state/recordForm/useAddRecord.ts'
import { productFormRules } from './productFormRules.ts'
import { addProductRequest, nextStates, productFieldOf } from './productRequests.ts'
import { useChoices } from './useChoices.ts'
import { useCrossSell } from './useCrossSell.ts'
import { useProductPictures } from './useProductPictures.ts'

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
  const { shop } = useClient()
  const navigate = useNavigate()
  const [draft, onDraft] = useState(emptyProduct)
  const pictures = useProductPictures(onDraft)
  const { leaving, allowLeaving } = useUnsavedChanges(
    '/AddProduct',
    pictures.isUploading || !sameProduct(draft, emptyProduct),
  )
  const { add, busy, failed } = useAddRecord({
    send: (querydata: ReturnType<typeof addProductRequest>, options) =>
      shop.send('POST products/add', { querydata }, options),
    stale: ['GET products/'],
    onAdded: ({ result }) => {
      allowLeaving()
      navigate(editProductHref(result.id), { replace: true })
    },
  })

  const form = {
    draft,
    onDraft,
    opened: emptyProduct,
    choices: useChoices(),
    ...productFormRules,
    states: nextStates(undefined),
    money: formatRand,
    pictures,
    crossSell: useCrossSell(undefined),
    busy,
    ...formFailure(failed, 'Error when adding product', productFieldOf),
    onSettle: onDraft,
    onSubmit: (submitted: ProductDraft) => add(addProductRequest(submitted)),
    cancelHref: '/Products_Management',
  }
  return { form, leaving }
}
