import type { TextRule } from '#ui-kit/elements/textRule.ts'
import type { EnquiryCheck } from '#ui-kit/shop/enquiry/enquiryDraft.ts'
import type { BulkFigureCheck } from '#ui-kit/shop/productAdmin/bulkEdit/bulkEditInput.ts'
import type { ProductCheck } from '#ui-kit/shop/productAdmin/form/useProductForm.ts'

/** A rule for texts of `min` to `max` characters, as an app would give it. */
export const lengthRule = (name: string, min: number, max: number): TextRule => ({
  min,
  max,
  check: (typed) => {
    const { length } = [...typed.trim()]
    if (length < min) return `The ${name} must be at least ${min} characters long`

    return length > max ? `The ${name} must be at most ${max} characters long` : undefined
  },
})

export const reviewRule = lengthRule('review', 10, 1000)

/** Of a reason that another person will read. */
export const reasonRule = lengthRule('reason', 3, 200)

/** Of the contact form. */
export const checkEnquiry: EnquiryCheck = (field, { [field]: typed }) => {
  if (field === 'topic') return typed ? undefined : 'Choose what it is about'
  if (field === 'email') return typed.includes('@') ? undefined : 'Enter an e-mail address'
  if (field === 'name') return lengthRule('name', 2, 60).check(typed)

  return field === 'message' ? lengthRule('message', 10, 2000).check(typed) : undefined
}

/** Of the product form: what it asks for, and the discount. */
export const checkProduct: ProductCheck = (field, product) => {
  if (field === 'name') return lengthRule('name', 3, 100).check(product.name)
  if (field === 'brand') return lengthRule('brand', 2, 30).check(product.brand)
  if (field === 'description') return lengthRule('description', 10, 1000).check(product.description)
  if (field === 'price') return moneyError(product.price, 'price')
  if (field === 'costPrice') return moneyError(product.costPrice, 'Cost price')
  if (field === 'quantity') return product.quantity ? undefined : 'quantity should be an integer greater than 0'
  if (field === 'categories') return product.categories.length > 0 ? undefined : 'Choose at least one category'
  if (field === 'discount') return discountError(product.discount)

  return field === 'images' && product.images.some(({ alt }) => alt.length < 3)
    ? 'Describe what the picture shows'
    : undefined
}

/** Of a bulk change. */
export const checkBulkFigure: BulkFigureCheck = (figure, typed) => {
  if (figure === 'amount') return moneyError(typed, 'price')
  if (figure === 'discount') return discountError(typed)

  return Number(typed) ? undefined : 'A number other than 0'
}

const moneyError = (typed: string, name: string) =>
  Number(typed) > 0 ? undefined : `${name} should be numeric greater than 0`

const discountError = (typed: string) =>
  Math.abs(Number(typed)) <= 99 ? undefined : 'Discount must be a whole number from -99 to 99'
