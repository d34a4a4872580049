import { expect, it } from 'vitest'
import { robots, sitemap } from './sitemap.ts'

it('the sitemap names pages, categories, brands and products with the day of their last change', () => {
  const kitchen = { name: 'Kitchen & Co', slug: 'kitchen-co', children: [] }
  const map = sitemap('https://ekhaya.example', {
    categories: [{ name: 'Household', slug: 'household', children: [kitchen] }],
    brands: ['Duiker & Dale'],
    products: [{ slug: 'blue-kettle', changed: '2026-11-16T08:00:00.000Z' }],
  })

  expect([...map.matchAll(/<loc>https:\/\/ekhaya\.example(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
    ...['/', '/Categories', '/AboutUs', '/ContactUs', '/Help'],
    ...['/Categories/Household', '/categories/household/kitchen-co', '/Brands/Duiker%20%26%20Dale', '/blue-kettle'],
  ])
  expect(map).toContain('<lastmod>2026-11-16</lastmod>')
})

it('crawlers are told where the sitemap is, and to leave private pages alone', () => {
  expect(robots('https://ekhaya.example')).toContain('Sitemap: https://ekhaya.example/sitemap.xml')
  expect(robots('https://ekhaya.example')).toContain('Disallow: /account')
})
