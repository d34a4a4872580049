import { generateProduct } from '#harness/shop/generateProduct.ts'

/** What every browser sends. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** What a browser sends to open a page. */
export const pageHeaders = { ...browserHeaders, accept: 'text/html' }

const pathCount = 40

/** The addresses of pages, by the name of the page. */
export const generatePages = (products: number): Readonly<Record<string, readonly string[]>> => {
  const generated = Array.from({ length: Math.min(pathCount, products) }, (_, number) => generateProduct(number))
  const categories = new Set(generated.map((product) => product.categories[0] ?? ''))
  return {
    'home, page': ['/'],
    'category, page': [...categories].map((category) => `/Categories/${encodeURIComponent(category)}`),
    'product, page': generated.map(({ slug }) => `/${slug}`),
  }
}
