import { describe, expect, it } from 'vitest'
import { refuse } from '#domain/kernel/decision.ts'
import { thabosPlumbing } from '#domain/testing/providerFixtures.ts'
import { blueKettle, copperPot } from '#web/testing/testShop.ts'
import { render } from './entryServer.tsx'
import type { PageCall } from './state/serverClient.ts'

const categories = [{ _id: 'household', name: 'Household', slug: 'household', count: 2, children: [] }]

const replies: Record<string, object> = {
  'GET api/marketing-images': { results: [] },
  'GET products/categories': { results: categories },
  'GET products/home': { results: [{ title: 'On Sale', href: null, data: [copperPot] }] },
  'GET products/getCrossSellProduct/:id': { data: [], results: [] },
  'GET products/getByCategoryOrPageNumber': {
    data: [blueKettle],
    results: [blueKettle],
    meta: { totalCount: 5, total: 5, pageNumber: 2, size: 4, nextCursor: null },
  },
}

const { callOutFee, hours, ...thabosDetails } = thabosPlumbing
const thabo = {
  ...{
    ...thabosDetails,
    id: 'thabo',
    _id: 'thabo',
    callOutFee: 350,
    hours: { ...hours, 7: [{ from: '18:00', to: '24:00' }] },
  },
  ...{ isActive: true, soonest: { start: '2026-11-24T07:00:00Z', minutes: 60 }, averageRating: 0, reviewCount: 0 },
  categories: [
    { value: 'home-services', label: 'Home services' },
    { value: 'plumbing', label: 'Plumbing' },
  ],
}
const lerato = { ...thabo, id: 'lerato', fullName: 'Lerato Dube', averageRating: 4.5, reviewCount: 12 }
const asOf = '2026-11-24T05:00:00Z'
const providerTree = [
  {
    ...{ _id: '1', label: 'Home services', value: 'home-services', count: 2 },
    children: [{ _id: '2', label: 'Plumbing', value: 'plumbing', count: 2, children: [] }],
  },
]

/** The directory with these providers in every list. */
const directory =
  (listed: object[], shown: object = thabo): PageCall =>
  async (key, request) => {
    const answers: Record<string, Record<string, unknown>> = {
      'GET api/service-providers/:id': { result: shown, asOf },
      'GET api/service-providers/slots/:id': { asOf, result: { from: '2026-11-24', last: '2027-01-23', days: [] } },
      'GET api/service-providers/categories': { results: providerTree },
      'GET api/service-providers/areas': { results: [] },
      'GET api/service-providers/searchServiceProviders': {
        results: listed,
        meta: { totalCount: listed.length && 6, total: 6, pageNumber: 2, size: 4, nextCursor: null },
        asOf,
      },
    }
    return answers[key] ?? shop(key, request)
  }

const shop: PageCall = async (key, { params }) => {
  if (key !== 'GET products/getProduct/:slug') return { ...replies[key] }
  return JSON.stringify(params) === '{"slug":"blue-kettle"}'
    ? { data: blueKettle, results: [blueKettle] }
    : refuse('ProductNotFound')
}

const page = async (url: string, call = shop) => {
  const { html, ...rendered } = await render({ url, call, publicUrl: 'https://ekhaya.example' })
  return { ...rendered, html: html.toString() }
}

const structuredData = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

describe('a page from the server', () => {
  it('holds its data, its title and its styles', async () => {
    const { status, html, head, state } = await page('/blue-kettle')

    expect(status).toBe(200)
    expect(html).toContain('Blue kettle</h1>')
    expect(html).not.toContain('<title>')
    expect(head).toContain('<title>Blue kettle | Ekhaya</title>')
    expect(head).toContain('<style')
    expect(JSON.parse(state).answers.map(([name]: [string]) => name)).toContain('GET products/getProduct/blue-kettle')
  })

  it('writes the theme and its font in a style element that hydration does not rewrite', async () => {
    const { head } = await page('/blue-kettle')

    const [theme = '', ...components] = [...head.matchAll(/<style[^>]*>.*?<\/style>/gs)].map(([element]) => element)
    expect(theme).toMatch(/^<style>/)
    expect(theme).toContain("font-family: 'Figtree Variable'")
    expect(components.length).toBeGreaterThan(0)
    expect(components.join()).not.toContain('@font-face')
  })

  it.each([
    ['/', 'Appliances, hardware and household goods for South African homes.'],
    ['/AboutUs', 'We have been fitting out South African homes'],
  ])('%s has one description for search engines', async (url, description) => {
    const { head } = await page(url)

    const described = [...head.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, content]) => content)
    expect(described).toEqual([expect.stringContaining(description)])
  })

  it.each([
    ['/DeliveryTermsAndConditions', 'Free delivery: terms and conditions', /orders of R250 or more free of charge/],
    ['/BuyNowPayLater', 'Buy Now Pay Later', /in 3 monthly instalments/],
    ['/LayBuy', 'Lay-Buy', /Pay a deposit/],
    ['/Returns', 'Returns and refunds', /within 7 days/],
    ['/Privacy', 'Privacy', /how you download or erase it/],
  ])(
    '%s has its title, description, canonical address and breadcrumbs, however it is written',
    async (path, title, description) => {
      const { status, html, head } = await page(`${path.toLowerCase()}/`)

      expect(status).toBe(200)
      expect(html).toContain(`${title}</h1>`)
      expect(head).toContain(`<title>${title} | Ekhaya</title>`)
      expect(head).toMatch(new RegExp(`<meta name="description" content="[^"]*${description.source}`))
      expect(head).toContain(`<link rel="canonical" href="https://ekhaya.example${path}">`)
      expect(head).toContain(`<meta property="og:title" content="${title}">`)
      expect(structuredData(head)).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ekhaya.example/' },
            { '@type': 'ListItem', position: 2, name: title },
          ],
        },
      ])
    },
  )

  it('is the same for everybody: it has no session and no cart', async () => {
    const { html } = await page('/')

    expect(html).toContain('Login')
    expect(html).not.toContain('Logout')
  })

  it('shows the page of a listing that is in the URL', async () => {
    const { html } = await page('/Categories/Household?page=2')

    expect(html).toContain('5 products')
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/)
  })

  it('searches for exactly the discounts in its URL', async () => {
    const asked: unknown[] = []
    await page('/?discountStart=40&discountEnd=60', async (key, request) => {
      if (key === 'GET products/search') asked.push(request.query)
      return shop(key, request)
    })

    expect(asked).toEqual([expect.objectContaining({ discountStart: '40', discountEnd: '60' })])
  })

  it('says No product found for an unknown slug, with status 404', async () => {
    const { status, html, state } = await page('/no-such-thing')

    expect(status).toBe(404)
    expect(html).toContain('No product found')
    expect(state).toContain('"refusal":"ProductNotFound"')
  })

  it('is the error page for any other path, with status 404', async () => {
    const { status, html } = await page('/a/b/c')

    expect(status).toBe(404)
    expect(html).toContain('Something went wrong. Please try again or refresh the page.')
  })

  it('is the home page below the sign-in dialog', async () => {
    expect((await page('/login')).html).toContain('Copper pot')
  })

  it('leaves private content to the browser', async () => {
    const { status, html } = await page('/account/orders')

    expect(status).toBe(200)
    expect(html).toContain('Checking whether you are signed in')
  })

  it.each([
    ['/account/orders', 'Orders', 'Your account'],
    ['/Dashboard', 'Dashboard', 'This page'],
    ['/Cart', 'Your cart', 'Your cart'],
  ])('of %s has its own title and heading, and says that it needs JavaScript', async (url, title, subject) => {
    const { html, head } = await page(url)

    expect(head).toContain(`<title>${title} | Ekhaya</title>`)
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(html.replace(/<noscript>.*<\/noscript>/s, '')).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).toMatch(
      new RegExp(`<noscript>.*<h1[^>]*>${subject} needs JavaScript</h1>.*href="${url}".*</noscript>`, 's'),
    )
  })

  it('below the sign-in dialog says that logging in needs JavaScript', async () => {
    const { html, head } = await page('/Login?step=forgot')

    expect(html).toMatch(/<noscript>.*Logging in needs JavaScript<\/h1>.*href="\/Login\?step=forgot".*<\/noscript>/s)
    expect(head).toMatch(/<noscript><style>[^<]*#main>:not\(noscript\){display:none!important}/)
  })

  it('that is public hides only controls which do nothing without JavaScript', async () => {
    const { html, head } = await page('/blue-kettle')

    expect(html).toContain('JavaScript is switched off in this browser')
    expect(head).not.toContain('#main>')
  })

  it('offers a retry when the server is too busy', async () => {
    const { status, html } = await page('/', async () => refuse('TooBusy'))

    expect(status).toBe(503)
    expect(html).toContain('Retry')
  })

  it('has no style attribute, which the content security policy would block', async () => {
    for (const url of ['/', '/blue-kettle', '/Categories', '/Categories/Household', '/Cart', '/Help', '/LayBuy']) {
      expect((await page(url)).html).not.toMatch(/<[^>]* style="/)
    }
  })

  it('escapes markup in a URL', async () => {
    const { html } = await page('/Brands/%3Cscript%3Ealert(1)%3C%2Fscript%3E')

    expect(html).not.toContain('<script>')
  })

  it('has a canonical URL without filters', async () => {
    expect((await page('/blue-kettle?utm=x')).head).toContain(
      '<link rel="canonical" href="https://ekhaya.example/blue-kettle">',
    )
    expect((await page('/Categories/Household?page=2&limit=8')).head).toContain(
      '<link rel="canonical" href="https://ekhaya.example/Categories/Household?page=2">',
    )
    for (const hidden of ['/account/orders', '/?search=kettle']) {
      expect((await page(hidden)).head).toContain('<meta name="robots" content="noindex">')
    }
    expect((await page('/no-such-thing')).head).not.toContain('canonical')
  })

  const emptyListing: PageCall = async (key, request) => ({
    ...(await shop(key, request)),
    ...(key === 'GET products/getByCategoryOrPageNumber' && {
      data: [],
      results: [],
      meta: { totalCount: 0, size: 4, pageNumber: 1 },
    }),
  })

  it('of a category that is filtered to nothing is not indexed', async () => {
    const { status, head } = await page('/Categories/Household?priceStart=9000', emptyListing)

    expect(status).toBe(200)
    expect(head).toContain('noindex')
    expect(head).not.toContain('canonical')
  })

  it.each([
    ['/Categories/Nope', 'We could not find this category. Try one of these:'],
    ['/categories/household/nope', 'We could not find this category. Try one of these:'],
    ['/Brands/Nope', 'We could not find this brand. Try one of these:'],
  ])('%s has status 404, and links to the categories', async (url, sentence) => {
    const { status, html } = await page(url, emptyListing)

    expect(status).toBe(404)
    expect(html).toMatch(/<h1[^>]*>No product found/)
    expect(html).toContain(sentence)
    expect(html).toContain('href="/Categories/Household"')
  })

  it('of an unknown category of service providers has status 404, an empty one has not', async () => {
    expect((await page('/serviceProviderCategories/nope', directory([]))).status).toBe(404)
    expect((await page('/serviceProviderCategories/home-services/plumbing', directory([]))).status).toBe(200)
  })

  it.each([
    ['/Categories/Household?page=2', ['Home', 'Categories', 'Household']],
    ['/Brands/ndlovu?page=2', ['Home', 'Ndlovu']],
  ])('%s has its products and its trail as structured data', async (url, names) => {
    const { head } = await page(url)
    const [list, trail] = structuredData(head)

    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 5, name: 'Blue kettle', url: 'https://ekhaya.example/blue-kettle' }],
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(head).toContain(`<meta property="og:title" content="${names.at(-1)}">`)
  })

  it.each([
    ['/?search=%20', /<h1[^>]*>Everything for your home/],
    ['/?search=%3Cb%3E', /<h1[^>]*>Everything for your home/],
    ['/?tags=,', /<h1[^>]*>Everything for your home/],
    ['/?search=ke', /Type at least 3 characters/],
    ['/?search=%3Cb%3Eke', /Type at least 3 characters/],
  ])('%s renders without a search', async (url, expected) => {
    const asked: string[] = []
    const { status, html } = await page(url, async (key, request) => {
      asked.push(key)
      return shop(key, request)
    })

    expect(status).toBe(200)
    expect(html).toMatch(expected)
    expect(asked).not.toContain('GET products/search')
  })

  it('shows the errors of an invalid search', async () => {
    const errors = [{ path: 'search', message: 'The search is too strange' }]
    const { status, html } = await page('/?search=kettle', async (key) =>
      key === 'GET products/search' ? { ...refuse('InvalidRequest'), errors } : { ...replies[key] },
    )

    expect(status).toBe(400)
    expect(html).toContain('The search is too strange')
  })

  it('has structured data and Open Graph tags of its product', async () => {
    const { head } = await page('/blue-kettle')
    const [product, trail] = structuredData(head)

    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Blue kettle',
      offers: { price: '349.00', priceCurrency: 'ZAR', availability: 'https://schema.org/InStock' },
    })
    expect(product).not.toHaveProperty('aggregateRating')
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Household',
      'Kitchen',
      'Blue kettle',
    ])
    expect(head).toContain('<meta property="og:title" content="Blue kettle">')
    expect(head).toMatch(/<meta property="og:image" content="https:\/\/ekhaya\.example\/[^"]+\.jpg">/)
  })

  it('without a picture of its own has the icon of the shop for previews', async () => {
    expect((await page('/Help')).head).toContain(
      '<meta property="og:image" content="https://ekhaya.example/icons/icon-512.png">',
    )
  })

  it('of a service provider has structured data and Open Graph tags', async () => {
    const { head } = await page('/ServiceProvider/thabo', directory([]))
    const [business, trail] = structuredData(head)

    expect(business).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Thabo Mokoena',
      url: 'https://ekhaya.example/ServiceProvider/thabo',
      image: ['https://ekhaya.example/providers/thabo-mokoena.webp'],
      telephone: '+27825550143',
      address: { addressLocality: 'Soweto', addressCountry: 'ZA' },
      areaServed: [
        { '@type': 'Place', name: 'Pimville' },
        { '@type': 'Place', name: 'Klipspruit' },
      ],
      makesOffer: { price: '350.00', priceCurrency: 'ZAR' },
    })
    const opening = business.openingHoursSpecification
    expect(opening).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Saturday',
      opens: '08:00',
      closes: '12:00',
    })
    expect(opening.at(-1)).toMatchObject({ dayOfWeek: 'https://schema.org/Sunday', opens: '18:00', closes: '23:59' })
    expect(business).not.toHaveProperty('aggregateRating')
    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ekhaya.example/' },
      { '@type': 'ListItem', position: 2, name: 'Service providers', item: 'https://ekhaya.example/ServiceProviders' },
      expect.objectContaining({ name: 'Home services' }),
      expect.objectContaining({ item: 'https://ekhaya.example/serviceProviderCategories/home-services/plumbing' }),
      { '@type': 'ListItem', position: 5, name: 'Thabo Mokoena' },
    ])
    expect(head).toContain('<meta property="og:title" content="Thabo Mokoena, Plumber">')
    expect(head).toContain('<meta property="og:image" content="https://ekhaya.example/providers/thabo-mokoena.jpg">')
  })

  it('of a service provider has the rating once there are reviews', async () => {
    const [business] = structuredData((await page('/ServiceProvider/lerato', directory([], lerato))).head)

    expect(business.aggregateRating).toEqual({ '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 })
  })

  it.each([
    ['/ServiceProviders', ['Home', 'Service providers']],
    [
      '/serviceProviderCategories/home-services/plumbing?page=2',
      ['Home', 'Service providers', 'Home services', 'Plumbing'],
    ],
  ])('%s lists its service providers for search engines', async (url, names) => {
    const [list, trail] = structuredData((await page(url, directory([thabo, lerato]))).head)

    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 5, item: { '@type': 'LocalBusiness', name: 'Thabo Mokoena' } },
        {
          position: 6,
          item: { url: 'https://ekhaya.example/ServiceProvider/lerato', aggregateRating: { reviewCount: 12 } },
        },
      ],
    })
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(names)
  })

  it('of a category without service providers is not indexed, but the start of the directory is', async () => {
    expect((await page('/serviceProviderCategories/home-services', directory([]))).head).toContain('noindex')
    expect((await page('/ServiceProviders', directory([]))).head).not.toContain('noindex')
  })

  it('escapes a script in a product’s name everywhere', async () => {
    const scriptInName = { ...blueKettle, name: '</script><script>alert(1)</script>"' }
    const { head, html, state } = await page('/blue-kettle', async (key, request) =>
      key === 'GET products/getProduct/:slug' ? { data: scriptInName, results: [scriptInName] } : shop(key, request),
    )

    for (const part of [head, html, state]) expect(part).not.toContain('<script>alert')
    expect(structuredData(head)[0].name).toBe(scriptInName.name)
  })
})
