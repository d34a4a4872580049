import type { Product } from '#domain/catalogue/productMachine.ts'
import { fact, refuse } from '#domain/kernel/decision.ts'
import { type StockAlerts, waitsFor } from './stockAlertMachine.ts'

/** The most products that one customer waits for. */
export const maxStockAlerts = 100

/** Whether customers can buy a piece of the product now. */
export const isInStock = (product: Product) => product.is('listed') && product.context.quantity > 0

/** Asks to be told when a product is back in stock. Idempotent. */
export const requestStockAlert = (alerts: StockAlerts, productId: string, product: Product) => {
  if (waitsFor(alerts, productId)) return []
  if (!product.is('listed')) return refuse('ProductNotFound')
  if (isInStock(product)) return refuse('ProductIsInStock')
  if (alerts.context.wishes.length >= maxStockAlerts) return refuse('TooManyStockAlerts')

  return [fact('StockAlertRequested', { productId })]
}

/** Idempotent. */
export const withdrawStockAlert = (alerts: StockAlerts, productId: string) =>
  waitsFor(alerts, productId) ? [fact('StockAlertWithdrawn', { productId })] : []

export interface RaiseStockAlert {
  productId: string
  /** Pieces in stock. */
  left: number
  isLastOfBatch: boolean
}

/** Tells a customer who still waits that the product is back: once for each wish. */
export const raiseStockAlert = (alerts: StockAlerts, raised: RaiseStockAlert) =>
  waitsFor(alerts, raised.productId) ? [fact('StockAlertRaised', { ...raised })] : []
