import { useState } from 'react'
import { type ProductDraft, type ProductField, sameField, type TextField } from './productDraft.ts'
import { productError, productErrors } from './productRules.ts'

/** What the server said about fields of the product that was sent. */
export type ProductProblems = Partial<Record<ProductField, string>>

export type DraftChange = (change: (before: ProductDraft) => ProductDraft) => void

/** A product while it is typed: what its controls need, and what to say about each field once it has been left. */
export const useProductForm = (draft: ProductDraft, onDraft: DraftChange, refused: ProductProblems = {}) => {
  const [sent, setSent] = useState(draft)
  const [left, setLeft] = useState<readonly ProductField[]>([])

  const refusalOf = (field: ProductField) => (sameField(field, draft, sent) ? refused[field] : undefined)
  const shownError = (field: ProductField) =>
    (left.includes(field) ? productError(field, draft) : undefined) ?? refusalOf(field)
  const leave = (field: ProductField) => setLeft((before) => [...before, field])
  const set = <Field extends ProductField>(field: Field, value: ProductDraft[Field]) =>
    onDraft((before) => ({ ...before, [field]: value }))

  return {
    draft,
    /** What still has to be put right before the product can be saved. */
    unfinished: [
      ...productErrors(draft),
      ...Object.keys(refused).flatMap((name) => {
        const field = name as ProductField
        const error = refusalOf(field)
        return error && !productError(field, draft) ? [{ field, error }] : []
      }),
    ],
    send: () => setSent(draft),
    set,
    /** For a control of one line or one paragraph. */
    text: (field: TextField) => ({
      id: controlId(field),
      value: draft[field],
      error: shownError(field),
      onChange: (value: string) => set(field, value),
      onBlur: () => leave(field),
    }),
    /** For a group of controls that fill in one field. */
    group: (field: ProductField) => ({ id: controlId(field), error: shownError(field) }),
    /** Sets a field of a group, which complains from now on. */
    choose: <Field extends ProductField>(field: Field, value: ProductDraft[Field]) => {
      set(field, value)
      leave(field)
    },
  }
}

export type ProductForming = ReturnType<typeof useProductForm>

/** The id of a field's control on the page. */
export const controlId = (field: ProductField) => `product-${field}`
