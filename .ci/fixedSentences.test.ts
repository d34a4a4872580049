import { describe, expect, it } from 'vitest'
import { accountRules } from '#domain/account/accountRules.ts'
import { addressFieldError } from '#domain/address/addressRules.ts'
import { paymentMethods } from '#domain/businessConstants.ts'
import { NewProduct } from '#domain/catalogue/productForm.ts'
import { productFieldError } from '#domain/catalogue/productRules.ts'
import { orderStatuses, shippingStatuses } from '#domain/order/orderStatus.ts'
import { refusalMessages } from '#domain/refusalMessages.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { emptyProduct } from '#ui-kit/shop/productAdmin/productDraft.ts'
import {
  accountSentences,
  addressSentences,
  productSentences,
  refusalSentences,
  sentencesOfFiles,
} from './book/fixedSentences.ts'
import { readSources } from './importGraph.ts'
import { withoutComments } from './withoutComments.ts'

// The sentences that the specification fixes, letter by letter, each with the place that answers or shows it.

describe('section 5: the rules of the forms', () => {
  it.each(accountSentences)('%s "%s": %s', (rule, typed, sentence) => expect(accountRules[rule](typed)).toBe(sentence))

  it.each(addressSentences)('%s "%s": %s', (field, typed, sentence) =>
    expect(addressFieldError(field, typed)).toBe(sentence),
  )

  it.each(productSentences)('%s "%s" of a product, in the form and in the call: %s', (field, typed, sentence) => {
    const refused = NewProduct.safeParse({ [field]: typed }).error?.issues.find(({ path }) => path[0] === field)

    expect(productFieldError(field, { ...emptyProduct, [field]: typed })).toBe(sentence)
    expect(refused?.message).toBe(sentence)
  })
})

it.each(refusalSentences)('section 8: the API answers %s with "%s"', (name, sentence) =>
  expect(refusalMessages[name]({})).toBe(sentence),
)

describe.each(sentencesOfFiles)('%s', (_section, rows) => {
  const sources = new Map(readSources(['domain', 'api', 'web', 'ui-kit']).map(({ path, text }) => [path, text]))

  it.each(rows.flatMap(([file, ...sentences]) => sentences.map((sentence) => [file, sentence] as const)))(
    '%s: %s',
    (file, sentence) => expect(shows(sources.get(file) ?? '', sentence)).toBe(true),
  )
})

it('the fixed names of statuses and payment methods, and the tagline', () => {
  expect(orderStatuses).toEqual(['Pending', 'Processing', 'Shipped', 'Delivered', 'Canceled'])
  expect(shippingStatuses).toEqual(['awaitingDispatch', 'dispatched', 'inTransit', 'delayed', 'delivered'])
  expect(new Set(paymentMethods)).toEqual(new Set(['Credit or Debit Card', 'Cash on Delivery', 'Card on delivery']))
  expect(shopIdentity).toMatchObject({ tagline: 'it makes life easier and more affordable', since: 2019 })
})

// Whether the source holds the sentence as a whole text, comments aside; one that ends in `${` is the beginning of a template.
const shows = (source: string, sentence: string) => {
  const code = withoutComments(source)
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const end = sentence.endsWith('${') ? '' : '([\'"`]|\\s*<|\\s*$)'
  return new RegExp(`(['"\`>]|^\\s*)${escaped}${end}`, 'm').test(code)
}
