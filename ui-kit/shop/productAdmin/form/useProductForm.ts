import { useState } from 'react'
import {
  type ProductDraft,
  type ProductField,
  type ProductTextField,
  sameField,
} from '#ui-kit/shop/productAdmin/productDraft.ts'
import { productError, productErrors } from './productRules.ts'

/** The server's validation errors for the submitted product, by field. */
export type ProductErrors = Partial<Record<ProductField, string>>

export type UpdateDraft = (change: (current: ProductDraft) => ProductDraft) => void

/** The state of the product form: the props of its controls, and the error of each touched field. */
export const useProductForm = (draft: ProductDraft, onDraft: UpdateDraft, serverErrors: ProductErrors = {}) => {
  const [submitted, setSubmitted] = useState(draft)
  const [touched, setTouched] = useState<readonly ProductField[]>([])

  const serverErrorOf = (field: ProductField) => (sameField(field, draft, submitted) ? serverErrors[field] : undefined)
  const shownError = (field: ProductField) =>
    (touched.includes(field) ? productError(field, draft) : undefined) ?? serverErrorOf(field)
  const touch = (field: ProductField) => setTouched((current) => [...current, field])
  const set = <Field extends ProductField>(field: Field, value: ProductDraft[Field]) =>
    onDraft((current) => ({ ...current, [field]: value }))

  return {
    draft,
    /** The invalid fields that keep the product from being saved. */
    invalidFields: [
      ...productErrors(draft),
      ...Object.keys(serverErrors).flatMap((name) => {
        const field = name as ProductField
        const error = serverErrorOf(field)
        return error && !productError(field, draft) ? [{ field, error }] : []
      }),
    ],
    markSubmitted: () => setSubmitted(draft),
    set,
    /** The props of a control with a single text value. */
    text: (field: ProductTextField) => ({
      id: controlId(field),
      value: draft[field],
      error: shownError(field),
      onChange: (value: string) => set(field, value),
      onBlur: () => touch(field),
    }),
    /** The props of a group of controls that form one field. */
    group: (field: ProductField) => ({ id: controlId(field), error: shownError(field) }),
    /** Sets a field of a group, and shows its error from now on. */
    setAndTouch: <Field extends ProductField>(field: Field, value: ProductDraft[Field]) => {
      set(field, value)
      touch(field)
    },
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>

/** The id of a field's control on the page. */
export const controlId = (field: ProductField) => `product-${field}`
