interface Branch {
  name: string
  slug: string
  children: readonly Branch[]
}

interface Listed {
  /** The top categories. */
  categories: readonly Branch[]
  brands: readonly string[]
  /** `changed` is ISO 8601. */
  products: readonly { slug: string; changed: string }[]
}

/** Every public page for search engines (sitemaps.org, protocol 0.9). `origin` is the shop's public address, without a slash at its end. */
export const sitemap = (origin: string, { categories, brands, products }: Listed) => {
  const places = [
    ...pages,
    ...categories.flatMap(placesIn),
    ...brands.map((brand) => `/Brands/${encodeURIComponent(brand)}`),
  ].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
  const goods = products.map(
    ({ slug, changed }) =>
      `<url><loc>${escaped(`${origin}/${slug}`)}</loc><lastmod>${changed.slice(0, 10)}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...places, ...goods].join('\n')}
</urlset>
`
}

/** What crawlers may read: everything that is public, and nothing twice. */
export const robots = (origin: string) => `User-agent: *
Disallow: /account
Disallow: /buy
Disallow: /*?search=
Sitemap: ${origin}/sitemap.xml
`

const pages = ['/', '/Categories', '/AboutUs', '/ContactUs', '/Help']

const placesIn = ({ name, slug, children }: Branch) => [
  `/Categories/${encodeURIComponent(name)}`,
  ...children.map((child) => `/categories/${slug}/${child.slug}`),
]

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
