import { useState } from 'react'
import { rand } from '#domain/kernel/money.ts'
import { type ProductDraft, sameProduct } from '#ui-kit/shop/stockroom/productDraft.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { openSavingKeys } from '#web/client/savingKey.ts'
import { timeAgo } from '#web/client/timeAgo.ts'
import { useUnsaved } from '#web/shell/useUnsaved.ts'
import { failureIn } from './failureIn.ts'
import { draftOf, type EditedProduct, productEdit, statesAfter } from './productDrafts.ts'
import { editHref } from './stockRow.ts'
import { useChoices } from './useChoices.ts'
import { useCrossSell } from './useCrossSell.ts'
import { useUploads } from './useUploads.ts'

interface Conflict {
  by: string
  when: string
  theirs: EditedProduct
}

/** A product that is edited: nothing that was typed is lost, whoever else saves meanwhile. */
export const useProductEditor = (product: EditedProduct) => {
  const { shop, answers } = useClient()
  const [known, setKnown] = useState(product)
  const opened = draftOf(known)
  const [draft, onDraft] = useState(opened)
  const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
  const [failed, setFailed] = useState<CallFailed>()
  const [conflict, setConflict] = useState<Conflict>()
  const [keys] = useState(openSavingKeys)
  const pictures = useUploads(onDraft)
  const { leaving } = useUnsaved(editHref(product.id), pictures.areComing || !sameProduct(draft, opened))
  const forEdit = async () => (await shop.get('GET products/forEdit/:id', { params: { id: product.id } })).result

  const save = async (wanted: ProductDraft) => {
    setState('busy')
    setFailed(undefined)
    const querydata = productEdit(wanted, opened, known.version)
    const asking = { params: { id: product.id }, querydata }
    try {
      await shop.send('POST products/updateById/:id', asking, keys.onceFor(querydata))
      const saved = await forEdit()
      keys.answered()
      setKnown(saved)
      onDraft(draftOf(saved))
      setState('saved')
      answers.refresh('GET products/', 'GET audit/')
    } catch (thrown) {
      await refused(asCallFailed(thrown))
      setState('idle')
    }
  }

  const refused = async (failure: CallFailed) => {
    if (!failure.isOffline) keys.answered()
    const { meanwhile } = failure.reason
    if (!meanwhile) return setFailed(failure)
    try {
      setConflict({ by: meanwhile.by.name, when: timeAgo(meanwhile.at), theirs: await forEdit() })
    } catch {
      setFailed(failure)
    }
  }

  const onSettle = (merged: ProductDraft) => {
    if (conflict) setKnown(conflict.theirs)
    setConflict(undefined)
    onDraft(merged)
  }

  const form = {
    draft,
    onDraft,
    opened,
    choices: useChoices(),
    states: statesAfter(known.state),
    money: rand,
    reserved: known.reserved,
    pictures,
    crossSell: useCrossSell(product.id),
    busy: state === 'busy',
    saved: state === 'saved',
    ...failureIn(failed, 'Error when update product'),
    conflict: conflict && { ...conflict, theirs: draftOf(conflict.theirs) },
    onSettle,
    onSubmit: save,
    cancelHref: '/Products_Management',
  }
  return { form, leaving }
}
