import { describe, expect, it } from 'vitest'
import { HideReviewRequest, WriteReviewRequest } from './reviewForm.ts'

const review = { productId: 'blue-kettle', rating: 4, text: 'Boils fast and quietly.' }

const errorsOf = (change: object) =>
  WriteReviewRequest.safeParse({ ...review, ...change }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )
const storedText = (text: string) => WriteReviewRequest.parse({ ...review, text }).text

describe('the rating of a review', () => {
  it.each([1, 2, 3, 4, 5])('may be %i', (rating) => expect(errorsOf({ rating })).toBeUndefined())

  it.each([[0], [6], [-1], [3.5], ['5'], [null], [undefined], [Number.NaN], [[5]]])('is not %j', (rating) => {
    expect(errorsOf({ rating })).toEqual(['rating: The rating must be a whole number from 1 to 5'])
  })
})

describe('the text of a review', () => {
  it.each([10, 1000])('may have %i characters', (length) => {
    expect(errorsOf({ text: 'x'.repeat(length) })).toBeUndefined()
  })

  it.each([
    ['x'.repeat(9), 'text: The review must be at least 10 characters long'],
    ['x'.repeat(1001), 'text: The review must be at most 1000 characters long'],
    [`  ${'x'.repeat(9)}  `, 'text: The review must be at least 10 characters long'],
    [' '.repeat(40), 'text: The review must be at least 10 characters long'],
    ['\u0000'.repeat(40), 'text: The review must be at least 10 characters long'],
    [null, 'text: The review must be a text'],
    [undefined, 'text: The review must be a text'],
    [['Boils fast', 'and quietly'], 'text: The review must be a text'],
  ])('%j is refused', (text, error) => expect(errorsOf({ text })).toEqual([error]))

  it('is trimmed before it is measured', () => {
    expect(storedText(`\n  ${'x'.repeat(1000)}  \t`)).toBe('x'.repeat(1000))
  })

  it('is stored unchanged, with paragraphs, quotes, HTML tags and emoji', () => {
    const text = 'Baie lekker!\n\n<script>alert("ketel")</script> & ’n koppie tee 👩🏾‍🍳'
    expect(storedText(text)).toBe(text)
  })

  it('is stored without control and text direction characters, and with lone surrogates replaced', () => {
    expect(storedText('Boils \u0000fast\u0007\r\nand\u202e quietly\u2066.')).toBe('Boils fast\nand quietly.')
    expect(storedText('Half a sign \ud83d is left')).toBe('Half a sign \ufffd is left')
  })
})

describe('the subject of a review', () => {
  it.each(['productId', 'providerId'])('is not an empty text or a number in %s', (field) => {
    for (const id of ['', 7, null, ['blue-kettle']])
      expect(errorsOf({ productId: undefined, [field]: id })).toEqual([`${field}: The ${field} is missing`])
  })

  it('is a product or a service provider', () => {
    expect(errorsOf({ productId: 'blue-kettle' })).toBeUndefined()
    expect(errorsOf({ productId: undefined, providerId: 'thabo' })).toBeUndefined()
  })

  it('is exactly one of them', () => {
    expect(errorsOf({ productId: undefined })).toEqual(['productId: The productId or the providerId is missing'])
    expect(errorsOf({ providerId: 'thabo' })).toEqual([
      'providerId: A review is about a product or about a service provider, not about both',
    ])
  })
})

it('the reason for hiding a review has 3 to 200 characters', () => {
  const isTaken = (reason: unknown) => HideReviewRequest.safeParse({ id: 'a', reason }).success
  const reasons = ['ad', 'spam', 'x'.repeat(200), 'x'.repeat(201), '    ', undefined]
  expect(reasons.map(isTaken)).toEqual([false, true, true, false, false, false])
})
