import { expect, it } from 'vitest'
import { render } from '#web/entryServer.tsx'
import { providerSearchRoute, routes } from '#web/routes.tsx'
import { blueKettle } from '#web/testing/testShop.ts'
import { bannerPages } from './bannerPages.ts'

const slide = {
  ...{ id: 'summer', title: 'Long evenings outside', text: 'Braais for the garden.', link: '/Categories/Garden' },
  images: [{ thumbnail: '/pictures/slides/braai-phone-640.webp', medium: '/pictures/slides/braai-desk-1120.webp' }],
  ...{ alt: 'A braai at sunset', from: '2026-11-13', until: '2026-11-30' },
}

const lists = { data: [], results: [], meta: { totalCount: 0, total: 0, pageNumber: 1, size: 4, nextCursor: null } }

/** The HTML of a page. */
const page = async (url: string, slides = [slide]) => {
  const { html } = await render({
    url,
    call: async (key) => {
      if (key === 'GET api/marketing-images') return { results: slides }
      if (key === 'GET products/getProduct/:slug') return { data: blueKettle, results: [blueKettle] }
      return { ...lists, asOf: '2026-11-24T05:00:00Z' }
    },
  })
  return html.toString()
}

// What only one visitor or an admin sees, and pages of one service provider, do not come from the server as a whole.
const paths = routes
  .filter(({ role, own, path }) => !role && !own && !path.startsWith('/ServiceProvider/'))
  .map(({ path }) =>
    path
      .replace('/:slug', '/blue-kettle')
      .replace('*', '/nothing/here')
      .replace(/:(\w+)/g, '$1'),
  )

it.each([...paths, '/?search=kettle', providerSearchRoute.path, '/Login'])(
  '%s shows the banner only if it is on the list',
  async (path) => {
    const html = await page(path)
    // The login dialog opens above the home page.
    const isListed = path in bannerPages || path === '/Login'
    expect(html.includes('aria-roledescription="carousel"')).toBe(isListed)
  },
)

it('every listed page exists', () => {
  const all = [...routes, providerSearchRoute].map(({ path }) => path)
  expect(Object.keys(bannerPages).filter((path) => !all.includes(path))).toEqual([])
})

it('the home page opens with the banner, whose first picture is in the HTML, in place of its own hero', async () => {
  const html = await page('/')
  expect(html.indexOf('aria-roledescription="carousel"')).toBeLessThan(html.indexOf('<h1'))
  expect(html).toMatch(/<img loading="eager" src="\/pictures\/slides\/braai-phone-640\.webp"[^>]*fetchPriority="high"/)
  expect(html).toContain('srcSet="/pictures/slides/braai-desk-1120.avif" width="1120" height="630"')
})

it('without slides there is no banner, and the home page has its own hero', async () => {
  const html = await page('/', [])
  expect(html).not.toContain('carousel')
  expect(html).toContain('Shop by category')
})
