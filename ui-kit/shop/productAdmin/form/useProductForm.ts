import { useDraftForm } from '#ui-kit/elements/useDraftForm.ts'
import { fieldLabels, type ProductDraft, type ProductField, sameField } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { productError } from './productRules.ts'

/** The server's validation errors for the submitted product, by field. */
export type ProductErrors = Partial<Record<ProductField, string>>

export type UpdateDraft = (change: (current: ProductDraft) => ProductDraft) => void

/** The state of the product form. */
export const useProductForm = (draft: ProductDraft, onDraft: UpdateDraft, serverErrors?: ProductErrors) =>
  useDraftForm({
    draft,
    onDraft,
    serverErrors,
    labels: fieldLabels,
    errorOf: productError,
    isSame: sameField,
    idOf: (field) => `product-${field}`,
  })

export type ProductFormState = ReturnType<typeof useProductForm>
