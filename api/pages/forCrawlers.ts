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

  const crawlers = Router()
  crawlers.get('/robots.txt', (_request, response) => {
    response.type('text').send(robots(origin))
  })
  crawlers.get('/sitemap.xml', ({ query }, response, next) => {
    const parts = sitemaps(origin, listed())
    const whole = parts.length > 1 && query['part'] === undefined ? sitemapIndex(origin, parts.length) : undefined
    const map = whole ?? parts[Number(query['part'] ?? 1) - 1]
    if (!map) return next()
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.type('xml').send(map)
  })
  return crawlers
}
