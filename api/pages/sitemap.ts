import { termsPaths } from '#domain/terms/termsPages.ts'

interface SitemapCategory {
  name: string
  /** The slugs from the top category down, joined by slashes. */
  _id: string
  children: readonly SitemapCategory[]
}

export interface SitemapContent {
  /** The top categories. */
  categories: readonly SitemapCategory[]
  brands: readonly string[]
  /** `changed` is ISO 8601. */
  products: readonly { slug: string; changed: string }[]
  /** `changed` is ISO 8601. */
  providers: readonly { id: string; changed: string }[]
  /** Paths of provider categories: `home-services/plumbing`. */
  providerCategories: readonly string[]
}

/** Every public page for search engines (sitemaps.org, protocol 0.9), in parts of at most `most`. `origin` ends without a slash. */
export const sitemaps = (
  origin: string,
  { categories, brands, products, providers, providerCategories }: SitemapContent,
  maxEntries = 50_000,
) => {
  const pageEntries = [
    ...staticPaths,
    ...categories.flatMap(categoryPaths),
    ...brands.map((brand) => `/Brands/${encodeURIComponent(brand)}`),
    ...providerCategories.map((path) => `/serviceProviderCategories/${path}`),
  ].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
  const datedEntry = (path: string, changed: string) =>
    `<url><loc>${escaped(`${origin}${path}`)}</loc><lastmod>${changed.slice(0, 10)}</lastmod></url>`
  const recordEntries = [
    ...products.map(({ slug, changed }) => datedEntry(`/${slug}`, changed)),
    ...providers.map(({ id, changed }) => datedEntry(`/ServiceProvider/${id}`, changed)),
  ]
  return inChunks([...pageEntries, ...recordEntries], maxEntries).map((entries) => xml('urlset', entries))
}

/** The sitemap index, for a shop with more than one part. */
export const sitemapIndex = (origin: string, parts: number) =>
  xml(
    'sitemapindex',
    Array.from({ length: parts }, (_, part) => `<sitemap><loc>${origin}/sitemap.xml?part=${part + 1}</loc></sitemap>`),
  )

/** The `robots.txt`: allows every public page under one URL. */
export const robots = (origin: string) => `User-agent: *
Disallow: /account
Disallow: /buy
Disallow: /offline
Disallow: /*?search=
Sitemap: ${origin}/sitemap.xml
`

const staticPaths = [
  ...['/', '/Categories', '/ServiceProviders', '/AboutUs', '/ContactUs', '/Help', '/Help/faq'],
  ...Object.values(termsPaths),
]

const categoryPaths = ({ name, children }: SitemapCategory) => [
  `/Categories/${encodeURIComponent(name)}`,
  ...children.flatMap(({ _id, children }) => [
    `/categories/${_id}`,
    ...children.map(({ _id }) => `/categories/${_id}`),
  ]),
]

const inChunks = (entries: readonly string[], maxEntries: number) =>
  Array.from({ length: Math.ceil(entries.length / maxEntries) }, (_, part) =>
    entries.slice(part * maxEntries, (part + 1) * maxEntries),
  )

const xml = (root: string, entries: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
