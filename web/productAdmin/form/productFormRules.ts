import { productFieldError, productMaxLengths } from '#domain/catalogue/productRules.ts'
import type { ProductFormProps } from '#ui-kit/shop/productAdmin/form/ProductForm.tsx'

/** The rules of the product form, with the shop's messages. */
export const productFormRules: Pick<ProductFormProps, 'check' | 'maxLengths'> = {
  check: (field, product) => (field === 'state' ? undefined : productFieldError(field, product)),
  maxLengths: productMaxLengths,
}
