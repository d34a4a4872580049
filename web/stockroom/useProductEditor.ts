import { useState } from 'react'
import { rand } from '#domain/kernel/money.ts'
import { elapsed } from '#ui-kit/shop/audit/moments.ts'
import type { ProductDraft } from '#ui-kit/shop/stockroom/productDraft.ts'
import { asCallFailed, type CallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { draftOf, type EditedProduct, problemsOf, productEdit, statesAfter } from './productDrafts.ts'
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
  const forEdit = async () => (await shop.get('GET products/forEdit/:id', { params: { id: product.id } })).result

  const save = async (wanted: ProductDraft) => {
    setState('busy')
    setFailed(undefined)
    try {
      const querydata = productEdit(wanted, opened, known.version)
      await shop.send('POST products/updateById/:id', { params: { id: product.id }, querydata })
      const saved = await forEdit()
      setKnown(saved)
      onDraft(draftOf(saved))
      setState('saved')
      answers.refresh('GET products/', 'GET audit/')
    } catch (thrown) {
      setState('idle')
      await refused(asCallFailed(thrown))
    }
  }

  const refused = async (failure: CallFailed) => {
    const { meanwhile } = failure.reason
    if (!meanwhile) return setFailed(failure)
    const when = `${elapsed(meanwhile.at, new Date().toISOString())} ago`
    setConflict({ by: meanwhile.by.name, when, theirs: await forEdit() })
  }

  const onSettle = (merged: ProductDraft) => {
    if (conflict) setKnown(conflict.theirs)
    setConflict(undefined)
    onDraft(merged)
  }

  return {
    draft,
    onDraft,
    opened,
    choices: useChoices(),
    states: statesAfter(known.state),
    money: rand,
    reserved: known.reserved,
    pictures: useUploads(onDraft),
    crossSell: useCrossSell(product.id),
    busy: state === 'busy',
    saved: state === 'saved',
    ...failureIn(failed, 'Error when update product'),
    conflict: conflict && { ...conflict, theirs: draftOf(conflict.theirs) },
    onSettle,
    onSubmit: save,
    cancelHref: '/Products_Management',
  }
}

/** What the form says about a failed saving: beside the fields, and above them. */
export const failureIn = (failed: CallFailed | undefined, otherwise: string) => {
  const errors = problemsOf(failed?.reason.errors ?? [])
  const named = Object.keys(errors).length > 0
  return { errors, problem: failed && !named ? `${otherwise}: ${failed.message}` : undefined }
}
