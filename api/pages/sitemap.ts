interface Branch {
  name: string
  /** The slugs from the top category down, joined by slashes. */
  _id: string
  children: readonly Branch[]
}

export interface Listed {
  /** The top categories. */
  categories: readonly Branch[]
  brands: readonly string[]
  /** `changed` is ISO 8601. */
  products: readonly { slug: string; changed: string }[]
}

/** Every public page for search engines (sitemaps.org, protocol 0.9), in parts of at most `most`. `origin` ends without a slash. */
export const sitemaps = (origin: string, { categories, brands, products }: Listed, most = 50_000) => {
  const places = [
    ...pages,
    ...categories.flatMap(placesIn),
    ...brands.map((brand) => `/Brands/${encodeURIComponent(brand)}`),
  ].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
  const goods = products.map(
    ({ slug, changed }) =>
      `<url><loc>${escaped(`${origin}/${slug}`)}</loc><lastmod>${changed.slice(0, 10)}</lastmod></url>`,
  )
  return inParts([...places, ...goods], most).map((entries) => xml('urlset', entries))
}

/** Where the parts are, for a shop that has more than one. */
export const sitemapIndex = (origin: string, parts: number) =>
  xml(
    'sitemapindex',
    Array.from({ length: parts }, (_, part) => `<sitemap><loc>${origin}/sitemap.xml?part=${part + 1}</loc></sitemap>`),
  )

/** What crawlers may read: everything that is public, and nothing twice. */
export const robots = (origin: string) => `User-agent: *
Disallow: /account
Disallow: /buy
Disallow: /*?search=
Sitemap: ${origin}/sitemap.xml
`

const pages = ['/', '/Categories', '/AboutUs', '/ContactUs', '/Help']

const placesIn = ({ name, children }: Branch) => [
  `/Categories/${encodeURIComponent(name)}`,
  ...children.flatMap(({ _id, children }) => [
    `/categories/${_id}`,
    ...children.map(({ _id }) => `/categories/${_id}`),
  ]),
]

const inParts = (entries: readonly string[], most: number) =>
  Array.from({ length: Math.ceil(entries.length / most) }, (_, part) => entries.slice(part * most, (part + 1) * most))

const xml = (root: string, entries: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
