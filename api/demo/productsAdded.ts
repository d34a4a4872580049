import { openProductCreation, productIdOf } from '#api/catalogue/productCreation.ts'
import { NewProduct } from '#domain/catalogue/productForm.ts'
import { type DemoProduct, demoCatalogue } from './catalogue.ts'
import { asAdmin, type DemoAction, expectAccepted, hour } from './demoActions.ts'
import type { DemoOrder } from './demoOrders.ts'

/** Adds each product on its day, or before its first order. Its stock is the catalogue's plus the pieces that are sold until the shop opens. */
export const productsAdded = (orders: readonly DemoOrder[]): DemoAction[] => {
  const firstOrders = new Map<string, number>()
  const sold = new Map<string, number>()
  for (const order of orders) {
    for (const { slug, count } of order.lines) {
      firstOrders.set(slug, Math.min(order.placedAt, firstOrders.get(slug) ?? order.placedAt))
      if (!isCanceled(order)) sold.set(slug, (sold.get(slug) ?? 0) + count)
    }
  }
  return demoCatalogue.map((product) => {
    const firstOrder = firstOrders.get(product.slug) ?? Number.POSITIVE_INFINITY
    const at = Math.min(Date.parse(product.dateAdded), firstOrder - hour)
    return productAdded({ ...product, quantity: product.quantity + (sold.get(product.slug) ?? 0) }, at)
  })
}

const isCanceled = ({ moves }: DemoOrder) => moves.some(({ move }) => move === 'Canceled')

const productAdded = (product: DemoProduct, at: number): DemoAction => ({
  at,
  writesTo: [product.slug],
  perform: async ({ ledger }) => {
    const add = openProductCreation(ledger, () => new Date(at))
    expectAccepted(await add(NewProduct.parse(formOf(product)), asAdmin, product.dateAdded), 'ProductExists')
  },
})

const formOf = ({ pictures, crossSellProducts, dateAdded: _, ...product }: DemoProduct) => ({
  ...product,
  images: pictures.map(({ name, alt }) => ({ ...pathsOf(name), alt })),
  crossSellProducts: crossSellProducts.map(productIdOf),
})

const pathsOf = (name: string) => ({ thumbnail: `/pictures/${name}-320.webp`, medium: `/pictures/${name}-800.webp` })
