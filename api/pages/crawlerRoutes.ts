import { Router } from 'express'
import type { ProductList } from '#api/catalogue/productList.ts'
import { compressWhileSent } from '#api/http/encoding/compressWhileSent.ts'
import { millisecondsPerDay } from '#domain/localDate.ts'
import { shopContact } from '#domain/shopContact.ts'
import { robots, type SitemapContent, sitemapIndex, sitemaps } from './sitemap.ts'

/** `/robots.txt`, `/sitemap.xml` and `/.well-known/security.txt` (RFC 9116). `origin` is the shop's public address, without a slash at its end. */
export const crawlerRoutes = (
  origin: string,
  products: Pick<ProductList, 'sitemapEntries' | 'brands' | 'categories'>,
  providers: { sitemapEntries: () => SitemapContent['providers']; categoryPaths: () => readonly string[] },
): Router => {
  const sitemapContent = (): SitemapContent => ({
    categories: products.categories(),
    brands: products.brands().map(({ key }) => key),
    products: products.sitemapEntries(),
    providers: providers.sitemapEntries(),
    providerCategories: providers.categoryPaths(),
  })

  // Cached: rendering the sitemap of a hundred thousand products is expensive, and every client may request it.
  let cached = { parts: [] as string[], until: 0 }
  const sitemapParts = () => {
    if (Date.now() > cached.until)
      cached = { parts: sitemaps(origin, sitemapContent()), until: Date.now() + cacheDuration }
    return cached.parts
  }

  const router = Router()
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send(robots(origin))
  })
  router.get(securityPath, (_request, response) => {
    response.type('text').send(securityContact(origin, Date.now()))
  })
  router.get('/sitemap.xml', compressWhileSent, ({ query }, response, next) => {
    const parts = sitemapParts()
    const whole = parts.length > 1 && query['part'] === undefined ? sitemapIndex(origin, parts.length) : undefined
    const text = whole ?? parts[Number(query['part'] ?? 1) - 1]
    if (!text) return next()
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.type('xml').send(text)
  })
  return router
}

const securityPath = '/.well-known/security.txt'

// It expires half a year from now: the standard advises less than a year.
const securityContact = (origin: string, now: number) =>
  [
    `Contact: mailto:${shopContact.email}`,
    `Expires: ${new Date(now + 182 * millisecondsPerDay).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityPath}`,
    '',
  ].join('\n')

const cacheDuration = 60_000
