import { useState } from 'react'
import { formatRand } from '#domain/kernel/money.ts'
import { type ProductDraft, sameProduct } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { editHref } from '#web/productAdmin/productRow.ts'
import { useClient } from '#web/state/client.ts'
import { timeAgo } from '#web/state/history/timeAgo.ts'
import { asCallFailed, type CallFailed } from '#web/state/http/callFailed.ts'
import { openRetryKeys } from '#web/state/http/idempotencyKeys.ts'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import { formFailure } from './formFailure.ts'
import { type EditableProduct, nextStates, toProductDraft, updateProductRequest } from './productRequests.ts'
import { useChoices } from './useChoices.ts'
import { useCrossSell } from './useCrossSell.ts'
import { usePictureUploads } from './usePictureUploads.ts'

interface Conflict {
  by: string
  when: string
  theirs: EditableProduct
}

/** The form state of an existing product. The draft survives a failed save and a conflict with another admin's save. */
export const useProductEditor = (product: EditableProduct) => {
  const [saved, setSaved] = useState(product)
  const opened = toProductDraft(saved)
  const [draft, onDraft] = useState(opened)
  const onSaved = (fetched: EditableProduct) => {
    setSaved(fetched)
    onDraft(toProductDraft(fetched))
  }
  const { save, state, failed, conflict, endConflict } = useProductSave(saved, onSaved)
  const pictures = usePictureUploads(onDraft)
  const { leaving } = useUnsavedChanges(editHref(product.id), pictures.isUploading || !sameProduct(draft, opened))
  const onSettle = (merged: ProductDraft) => {
    if (conflict) setSaved(conflict.theirs)
    endConflict()
    onDraft(merged)
  }

  const form = {
    draft,
    onDraft,
    opened,
    choices: useChoices(),
    states: nextStates(saved.state),
    money: formatRand,
    reserved: saved.reserved,
    pictures,
    crossSell: useCrossSell(product.id),
    busy: state === 'busy',
    saved: state === 'saved',
    ...formFailure(failed, 'Error when update product'),
    conflict: conflict && { ...conflict, theirs: toProductDraft(conflict.theirs) },
    onSettle,
    onSubmit: save,
    cancelHref: '/Products_Management',
  }
  return { form, leaving }
}

/** Saves a draft of a product, and finds out why that failed: for any reason, or because another admin has saved it meanwhile. */
const useProductSave = (saved: EditableProduct, onSaved: (fetched: EditableProduct) => void) => {
  const { shop, queryCache } = useClient()
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [failed, setFailed] = useState<CallFailed>()
  const [conflict, setConflict] = useState<Conflict>()
  const [keys] = useState(openRetryKeys)
  const params = { id: saved.id }
  const fetchProduct = async () => (await shop.get('GET products/forEdit/:id', { params })).result

  const save = async (submitted: ProductDraft) => {
    setState('busy')
    setFailed(undefined)
    const querydata = updateProductRequest(submitted, toProductDraft(saved), saved.version)
    try {
      await shop.send('POST products/updateById/:id', { params, querydata }, keys.keyFor(querydata))
      const fetched = await fetchProduct()
      keys.reset()
      onSaved(fetched)
      setState('saved')
      queryCache.invalidate('GET products/', 'GET audit/')
    } catch (thrown) {
      await handleRefusal(asCallFailed(thrown))
      setState('idle')
    }
  }

  const handleRefusal = async (failure: CallFailed) => {
    if (!failure.isOffline) keys.reset()
    const { concurrentChange } = failure.reason
    if (!concurrentChange) return setFailed(failure)
    try {
      setConflict({ by: concurrentChange.by.name, when: timeAgo(concurrentChange.at), theirs: await fetchProduct() })
    } catch {
      setFailed(failure)
    }
  }

  return { save, state, failed, conflict, endConflict: () => setConflict(undefined) }
}
