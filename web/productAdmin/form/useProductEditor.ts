import { formatRand } from '#domain/kernel/money.ts'
import { sameProduct } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { editProductHref } from '#web/state/adminLinks.ts'
import { useClient } from '#web/state/client.ts'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { formFailure } from '#web/state/recordForm/formFailure.ts'
import { useRecordEditor } from '#web/state/recordForm/useRecordEditor.ts'
import { productFormRules } from './productFormRules.ts'
import {
  type EditableProduct,
  nextStates,
  productFieldOf,
  toProductDraft,
  updateProductRequest,
} from './productRequests.ts'
import { useChoices } from './useChoices.ts'
import { useCrossSell } from './useCrossSell.ts'
import { useProductPictures } from './useProductPictures.ts'

/** The form of an existing product. */
export const useProductEditor = (product: EditableProduct) => {
  const { shop } = useClient()
  const params = { id: product.id }
  const editor = useRecordEditor(product, {
    toDraft: toProductDraft,
    requestOf: (draft, opened) => updateProductRequest(draft, toProductDraft(opened), opened.version),
    send: (querydata, options) => shop.send('POST products/updateById/:id', { params, querydata }, options),
    load: async () => (await shop.get('GET products/forEdit/:id', { params })).result,
    stale: ['GET products/', 'GET audit/'],
  })
  const { saved, failed } = editor
  const { draft, opened, onDraft } = editor.form
  const pictures = useProductPictures(onDraft)
  const { leaving } = useUnsavedChanges(
    editProductHref(product.id),
    pictures.isUploading || !sameProduct(draft, opened),
  )

  const form = {
    ...editor.form,
    choices: useChoices(),
    ...productFormRules,
    states: nextStates(saved.state),
    money: formatRand,
    reserved: saved.reserved,
    pictures,
    crossSell: useCrossSell(product.id),
    ...formFailure(failed, 'Error when update product', productFieldOf),
    cancelHref: '/Products_Management',
  }
  return { form, leaving }
}
