import { useDraftForm } from '#ui-kit/elements/useDraftForm.ts'
import {
  fieldLabels,
  type ProductDraft,
  type ProductField,
  sameField,
  trimProduct,
} from '#ui-kit/shop/productAdmin/productDraft.ts'

/** The server's validation errors for the submitted product, by field. */
export type ProductErrors = Partial<Record<ProductField, string>>

export type UpdateDraft = (change: (current: ProductDraft) => ProductDraft) => void

/** The rule of every field: the error message of what is typed, without spaces around it, or undefined if it is valid. */
export type ProductCheck = (field: ProductField, trimmed: ProductDraft) => string | undefined

type ProductFormOptions = {
  draft: ProductDraft
  onDraft: UpdateDraft
  check: ProductCheck
  errors?: ProductErrors | undefined
}

/** The state of the product form. */
export const useProductForm = ({ draft, onDraft, check, errors }: ProductFormOptions) =>
  useDraftForm({
    draft,
    onDraft,
    serverErrors: errors,
    labels: fieldLabels,
    errorOf: (field, typed) => check(field, trimProduct(typed)),
    isSame: sameField,
    idOf: (field) => `product-${field}`,
  })

export type ProductFormState = ReturnType<typeof useProductForm>
