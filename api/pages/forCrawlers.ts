import { Router } from 'express'
import type { ProductList } from '#api/catalogue/productList.ts'
import { robots, sitemapIndex, sitemaps } from './sitemap.ts'

/** `/robots.txt` and `/sitemap.xml`. `origin` is the shop's public address, without a slash at its end. */
export const forCrawlers = (
  origin: string,
  products: Pick<ProductList, 'addresses' | 'brands' | 'categories'>,
): Router => {
  const listed = () => ({
    categories: products.categories(),
    brands: products.brands().map(({ key }) => key),
    products: products.addresses(),
  })

  // Writing it for a hundred thousand products takes a moment that nobody should be able to ask for again and again.
  let kept = { parts: [] as string[], until: 0 }
  const map = () => {
    if (Date.now() > kept.until) kept = { parts: sitemaps(origin, listed()), until: Date.now() + keptFor }
    return kept.parts
  }

  const crawlers = Router()
  crawlers.get('/robots.txt', (_request, response) => {
    response.type('text').send(robots(origin))
  })
  crawlers.get('/sitemap.xml', ({ query }, response, next) => {
    const parts = map()
    const whole = parts.length > 1 && query['part'] === undefined ? sitemapIndex(origin, parts.length) : undefined
    const text = whole ?? parts[Number(query['part'] ?? 1) - 1]
    if (!text) return next()
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.type('xml').send(text)
  })
  return crawlers
}

const keptFor = 60_000
