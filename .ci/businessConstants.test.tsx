import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  initialProviderCategories,
  maxInputLength,
  minSearchLength,
  mobileBreakpoint,
  otpLength,
  paginatorWindow,
  paymentMethods,
} from '#domain/businessConstants.ts'
import { OtpField } from '#ui-kit/elements/OtpField.tsx'
import { Paginator } from '#ui-kit/elements/Paginator.tsx'
import { paymentMethods as shownMethods } from '#ui-kit/shop/order/paymentMethods.ts'
import { ProviderCategoryList } from '#ui-kit/shop/provider/ProviderCategoryList.tsx'
import { SearchBox } from '#ui-kit/shop/search/SearchBox.tsx'
import { desktop, phone } from '#ui-kit/theme/media.ts'
import { readSources } from './importGraph.ts'

const nothing = () => undefined

/** Pixels of 1em in a media query, unless the visitor chose another text size. */
const defaultTextSize = 16

// The ui-kit imports no other house: what it draws by itself is compared here.
describe('the ui-kit draws the figures of section 9', () => {
  it('phones', () => {
    const em = (px: number) => `${px / defaultTextSize}em`
    expect(phone).toContain(`(max-width: ${em(mobileBreakpoint)})`)
    expect(desktop).toContain(`(min-width: ${em(mobileBreakpoint + 1)})`)
  })

  it('page numbers of a paginator', () => {
    const html = renderToStaticMarkup(<Paginator page={10} pages={20} hrefFor={(page) => `?page=${page}`} />)
    expect(html.match(/aria-label="Page \d+"/g)).toHaveLength(paginatorWindow)
  })

  it('boxes of a one-time password', () => {
    const html = renderToStaticMarkup(<OtpField label="Code" value={'1'.repeat(20)} onChange={nothing} />)
    expect(html.match(/>1</g)).toHaveLength(otpLength)
  })

  it('provider categories before "View More"', () => {
    const categories = Array.from({ length: 9 }, (_, index) => ({
      ...{ _id: `${index}`, name: `Trade ${index}`, slug: `trade-${index}`, href: `/${index}` },
      children: [],
    }))
    const html = renderToStaticMarkup(<ProviderCategoryList categories={categories} onSelect={nothing} />)
    expect(new Set(html.match(/Trade \d/g))).toHaveProperty('size', initialProviderCategories)
  })

  it('the limits of the search box', () => {
    const html = renderToStaticMarkup(
      <SearchBox action="/" value="" onChange={nothing} onClear={nothing} onKey={nothing} onSuggestion={nothing} />,
    )
    expect(html).toMatch(new RegExp(`minlength="${minSearchLength}"`, 'i'))
    expect(html).toMatch(new RegExp(`maxlength="${maxInputLength}"`, 'i'))
  })

  it('payment methods', () => {
    expect(shownMethods.map(({ value }) => value).toSorted()).toEqual([...paymentMethods].toSorted())
  })
})

// Patterns of figures that would be read instead of the constant. The allowed files name them as keys of a typed table, or as an address.
describe('no second literal stands in domain, api or web', () => {
  const home = 'domain/businessConstants.ts'
  const sources = readSources(['domain', 'api', 'web'])
    .filter(({ path }) => !path.startsWith('api/demo/'))
    // Comments may give an example.
    .map(({ path, text }) => ({ path, text: text.replace(/\/\*.*?\*\/|(^|\s)\/\/.*$/gms, '') }))

  it.each<[name: string, pattern: RegExp, allowed: string[]]>([
    ['delivery areas', /Pimville|Tiyani|Magoro/, ['domain/shopContact.ts']],
    ['free delivery', /\b25_?000\b|toCents\(250\)|\bR\s?250\b/, []],
    ['delivery fee', /toCents\(60\)|freeFrom: \d/, ['api/config.ts']],
    [
      'payment methods',
      /'(Cash on Delivery|Card on delivery|Credit or Debit Card)'/,
      ['domain/order/paymentPhrases.ts'],
    ],
    ['qualifying amount', /\bR\s?500\b/, []],
    ['response cache', /\b600_?000\b/, []],
    ['search debounce', /debounce: \d|(typing|pause|delay)\w* = 500\b/i, []],
    ['search length', /minSearchLength = \d/, []],
    ['one-time passwords', /\\d\{6\}|digits: 6\b/, []],
    ['storage keys', /Item\('(accessToken|refreshToken|cart|lastViewed)'/, []],
    ['token renewal', /SecondsLeft = \d|secondsLeft\(\w+\) < \d/, []],
    ['socket', /connectTimeout = \d|reconnect\w* = \d/i, []],
    ['last viewed', /maxViewed = \d|maxLastViewed = \d/, []],
  ])('%s', (_name, pattern, allowed) => {
    expect(sources.find(({ path }) => path === home)).toBeDefined()
    const second = sources.filter(({ path, text }) => path !== home && pattern.test(text)).map(({ path }) => path)
    expect(second.filter((path) => !allowed.includes(path))).toEqual([])
  })
})
