import { describe, expect, it } from 'vitest'
import { refuse } from '#domain/kernel/decision.ts'
import { blueKettle, copperPot } from './cast.ts'
import type { PageCall } from './client/serverClient.ts'
import { render } from './entryServer.tsx'

const categories = [{ _id: 'household', name: 'Household', slug: 'household', count: 2, children: [] }]

const answers: Record<string, object> = {
  'GET products/categories': { results: categories },
  'GET products/home': { results: [{ title: 'On Sale', href: null, data: [copperPot] }] },
  'GET products/getCrossSellProduct/:id': { data: [], results: [] },
  'GET products/getByCategoryOrPageNumber': {
    data: [blueKettle],
    results: [blueKettle],
    meta: { totalCount: 5, total: 5, pageNumber: 2, size: 4, nextCursor: null },
  },
}

const shop: PageCall = async (key, { params }) => {
  if (key !== 'GET products/getProduct/:slug') return { ...answers[key] }
  return JSON.stringify(params) === '{"slug":"blue-kettle"}'
    ? { data: blueKettle, results: [blueKettle] }
    : refuse('ProductNotFound')
}

const page = (url: string, call = shop) => render({ url, call, nonce: 'n0nce', publicUrl: 'https://ekhaya.example' })

const structured = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json" nonce="n0nce">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

describe('a page from the server', () => {
  it('holds its data, its title and its styles', async () => {
    const { status, html, head, state } = await page('/blue-kettle')

    expect(status).toBe(200)
    expect(html).toContain('Blue kettle</h1>')
    expect(html).not.toContain('<title>')
    expect(head).toContain('<title>Blue kettle | Ekhaya</title>')
    expect(head).toContain('<style nonce="n0nce"')
    expect(JSON.parse(state).answers.map(([name]: [string]) => name)).toContain('GET products/getProduct/blue-kettle')
  })

  it.each([
    ['/', 'Appliances, hardware and household goods for South African homes.'],
    ['/AboutUs', 'We have been fitting out South African homes'],
  ])('%s is described once for search engines', async (url, words) => {
    const { head } = await page(url)

    const described = [...head.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, content]) => content)
    expect(described).toEqual([expect.stringContaining(words)])
  })

  it('is the same for everybody: nobody is known, nothing is in the cart', async () => {
    const { html } = await page('/')

    expect(html).toContain('Login')
    expect(html).not.toContain('Logout')
  })

  it('shows the page of a listing that the address asks for', async () => {
    const { html } = await page('/Categories/Household?page=2')

    expect(html).toContain('5 products')
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/)
  })

  it('says No product found for a slug that leads nowhere, with status 404', async () => {
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

  it('is the home page below the login', async () => {
    expect((await page('/login')).html).toContain('Copper pot')
  })

  it('keeps what is private for the browser', async () => {
    const { status, html } = await page('/account/orders')

    expect(status).toBe(200)
    expect(html).toContain('Looking up who you are')
  })

  it('offers to try again when the shop is too busy', async () => {
    const { status, html } = await page('/', async () => refuse('TooBusy'))

    expect(status).toBe(503)
    expect(html).toContain('Retry')
  })

  it('has no style attribute, which the content security policy would block', async () => {
    for (const url of ['/', '/blue-kettle', '/Categories', '/Categories/Household', '/Cart', '/Help', '/ContactUs']) {
      expect((await page(url)).html).not.toMatch(/<[^>]* style="/)
    }
  })

  it('keeps markup in an address as text', async () => {
    const { html } = await page('/Brands/%3Cscript%3Ealert(1)%3C%2Fscript%3E')

    expect(html).not.toContain('<script>')
  })

  it('tells search engines its one address, without filters', async () => {
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

  it('is none for search engines where a category has nothing', async () => {
    const emptied: PageCall = async () => ({ data: [], results: [], meta: { totalCount: 0, size: 4, pageNumber: 1 } })
    const { head } = await page('/Categories/Nonsense', emptied)

    expect(head).toContain('noindex')
    expect(head).not.toContain('canonical')
  })

  it.each([
    ['/?search=%20', /<h1[^>]*>Good things/],
    ['/?search=%3Cb%3E', /<h1[^>]*>Good things/],
    ['/?tags=,', /<h1[^>]*>Good things/],
    ['/?search=ke', /Type at least 3 characters/],
    ['/?search=%3Cb%3Eke', /Type at least 3 characters/],
  ])('%s is no failure', async (url, expected) => {
    const asked: string[] = []
    const { status, html } = await page(url, async (key, asking) => {
      asked.push(key)
      return shop(key, asking)
    })

    expect(status).toBe(200)
    expect(html).toMatch(expected)
    expect(asked).not.toContain('GET products/search')
  })

  it('passes on what the shop says of a search that it cannot make', async () => {
    const errors = [{ path: 'search', message: 'The search is too strange' }]
    const { status, html } = await page('/?search=kettle', async (key) =>
      key === 'GET products/search' ? { ...refuse('InvalidRequest'), errors } : { ...answers[key] },
    )

    expect(status).toBe(400)
    expect(html).toContain('The search is too strange')
  })

  it('describes its product for machines and for messengers', async () => {
    const { head } = await page('/blue-kettle')
    const [product, trail] = structured(head)

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
  })

  it('keeps a script in a product’s name as text, wherever the name stands', async () => {
    const evil = { ...blueKettle, name: '</script><script>alert(1)</script>"' }
    const { head, html, state } = await page('/blue-kettle', async (key, asking) =>
      key === 'GET products/getProduct/:slug' ? { data: evil, results: [evil] } : shop(key, asking),
    )

    for (const part of [head, html, state]) expect(part).not.toContain('<script>alert')
    expect(structured(head)[0].name).toBe(evil.name)
  })
})
