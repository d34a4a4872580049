import { describe, expect, it } from 'vitest'
import { summerSlide } from '#domain/testing/bannerFixtures.ts'
import { NewSlide } from './slideForm.ts'
import { slideFieldError, type TypedSlide } from './slideRules.ts'

const typed: TypedSlide = { ...summerSlide, picture: '/pictures/kept/a-640.webp', order: '1' }

/** The errors of the server's schema, and those of the browser's rules. */
const errorsOf = (change: Partial<TypedSlide>) => {
  const { picture, ...fields } = { ...typed, ...change }
  const images = picture ? summerSlide.images : []
  const { error } = NewSlide.safeParse({ ...fields, images })
  const inBrowser = (Object.keys(typed) as (keyof TypedSlide)[]).flatMap((field) => {
    const message = slideFieldError(field, { ...typed, ...change })
    return message ? [[field, message]] : []
  })
  return { server: error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [], browser: inBrowser }
}

const tooShort = (name: string, least: number) => `The ${name} must be at least ${least} characters long`
const tooLong = (name: string, most: number) => `The ${name} must be at most ${most} characters long`
const linkMessage = 'The link must be a page of this shop, such as /Categories/Kettles'
const orderMessage = 'The place must be a whole number from 1 to 99'
const dayMessage = 'A day must be written like 2026-12-16'

describe('the slide form', () => {
  it.each<Partial<TypedSlide>>([
    {},
    { title: 'New' },
    { title: 'x'.repeat(60) },
    { text: 'x'.repeat(10) },
    { text: 'x'.repeat(160) },
    { link: '/' },
    { link: '/?discountStart=1' },
    { link: '/search?from=//elsewhere.example' },
    { link: '/.well-known/security.txt' },
    { link: '/categories/appliances/kitchen-appliances' },
    { link: '/serviceProviderCategories/home-services/plumbing#prices' },
    { link: `/${'x'.repeat(199)}` },
    { alt: 'Tap' },
    { alt: 'x'.repeat(200) },
    { picture: '', alt: '' },
    { from: '2026-11-30' },
    { until: '2026-11-13' },
    { order: '99' },
  ])('takes %j', (change) => {
    expect(errorsOf(change)).toEqual({ server: [], browser: [] })
  })

  it.each<[keyof TypedSlide, string, string]>([
    ['title', 'Go', tooShort('title', 3)],
    ['title', 'x'.repeat(61), tooLong('title', 60)],
    ['text', 'x'.repeat(9), tooShort('text', 10)],
    ['text', 'x'.repeat(161), tooLong('text', 160)],
    ['link', '', linkMessage],
    ['link', 'Categories', linkMessage],
    ['link', 'https://elsewhere.example/', linkMessage],
    ['link', '//elsewhere.example', linkMessage],
    ['link', '/\\elsewhere.example', linkMessage],
    ['link', '/\t/elsewhere.example', linkMessage],
    ['link', '/..//elsewhere.example', linkMessage],
    ['link', '/.//elsewhere.example', linkMessage],
    ['link', '/categories//elsewhere.example', linkMessage],
    ['link', '/categories/../elsewhere', linkMessage],
    ['link', 'javascript:alert(1)', linkMessage],
    ['link', `/${'x'.repeat(200)}`, tooLong('link', 200)],
    ['alt', '', 'Describe what the picture shows'],
    ['alt', 'x'.repeat(201), tooLong('words for the picture', 200)],
    ['from', '16 December', dayMessage],
    ['until', '2026-02-30', dayMessage],
    ['until', '2026-11-12', 'The last day must not be before the first day'],
    ['order', '0', orderMessage],
    ['order', '100', orderMessage],
    ['order', '1.5', orderMessage],
  ])('refuses the %s %j, in the browser as on the server', (field, value, message) => {
    const errors = [[field, message]]
    expect(errorsOf({ [field]: value })).toEqual({ server: errors, browser: errors })
  })
})
