import { describe, expect, it } from 'vitest'
import { robots, sitemapIndex, sitemaps } from './sitemap.ts'

const origin = 'https://ekhaya.example'
const kettles = { name: 'Kettles', _id: 'household/kitchen-co/kettles', children: [] }
const kitchen = { name: 'Kitchen & Co', _id: 'household/kitchen-co', children: [kettles] }
const content = {
  categories: [{ name: 'Household', _id: 'household', children: [kitchen] }],
  brands: ['Duiker & Dale'],
  products: [{ slug: 'blue-kettle', changed: '2026-11-16T08:00:00.000Z' }],
  providers: [{ id: 'thabo', changed: '2026-11-17T08:00:00.000Z' }],
  providerCategories: ['home-services/plumbing'],
}
const pathsIn = (map = '') => [...map.matchAll(/<loc>https:\/\/ekhaya\.example(.*?)<\/loc>/g)].map(([, path]) => path)

describe('the sitemap', () => {
  it('lists pages, categories of all levels, brands, products and service providers with the day of their last change', () => {
    const [map, ...more] = sitemaps(origin, content)

    expect(more).toEqual([])
    expect(pathsIn(map)).toEqual([
      ...['/', '/Categories', '/ServiceProviders', '/AboutUs', '/ContactUs', '/Help', '/Help/faq'],
      ...['/DeliveryTermsAndConditions', '/BuyNowPayLater', '/LayBuy', '/Returns', '/Privacy'],
      ...['/Categories/Household', '/categories/household/kitchen-co', '/categories/household/kitchen-co/kettles'],
      ...['/Brands/Duiker%20%26%20Dale', '/serviceProviderCategories/home-services/plumbing'],
      ...['/blue-kettle', '/ServiceProvider/thabo'],
    ])
    expect(map).toContain('<lastmod>2026-11-16</lastmod>')
  })

  it('is split into parts if it is long, and an index lists them', () => {
    const parts = sitemaps(origin, content, 8)

    expect(parts.map((part) => pathsIn(part).length)).toEqual([8, 8, 3])
    expect(pathsIn(sitemapIndex(origin, 2))).toEqual(['/sitemap.xml?part=1', '/sitemap.xml?part=2'])
  })
})

it('robots.txt names the sitemap, and disallows private pages', () => {
  expect(robots(origin)).toContain('Sitemap: https://ekhaya.example/sitemap.xml')
  expect(robots(origin)).toContain('Disallow: /account')
})
