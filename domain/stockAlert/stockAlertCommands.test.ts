import { describe, expect, it } from 'vitest'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { blueKettle, monday, recordedFact } from '#domain/testing/fixtures.ts'
import { maxStockAlerts, raiseStockAlert, requestStockAlert, withdrawStockAlert } from './stockAlertCommands.ts'
import type { StockAlertFact } from './stockAlertEvents.ts'
import { stockAlertsMachine, stockAlertsStream } from './stockAlertMachine.ts'

const alertsAfter = (...facts: StockAlertFact[]) =>
  replay(
    stockAlertsMachine,
    stockAlertsStream('amina'),
    facts.map((each) => recordedFact(each)),
  )

const kettleAfter = (quantity: number, ...facts: ProductFact[]) =>
  replay(
    productMachine,
    productStream('blue-kettle'),
    [fact('ProductAdded', { ...blueKettle, quantity, dateAdded: monday }), ...facts].map((each) => recordedFact(each)),
  )

const requested = fact('StockAlertRequested', { productId: 'blue-kettle' })
const raised = fact('StockAlertRaised', { productId: 'blue-kettle', left: 3, isLastOfBatch: false })
const withdrawn = fact('StockAlertWithdrawn', { productId: 'blue-kettle' })
const soldOut = kettleAfter(0)

describe('a stock alert is requested', () => {
  it('for a sold-out product', () =>
    expect(requestStockAlert(alertsAfter(), 'blue-kettle', soldOut)).toEqual([requested]))

  it('once, while the customer waits', () =>
    expect(requestStockAlert(alertsAfter(requested), 'blue-kettle', soldOut)).toEqual([]))

  it.each([
    ['it was withdrawn', withdrawn],
    ['the product was back and sold out again', raised],
  ])('again after %s', (_when, ended) => {
    expect(requestStockAlert(alertsAfter(requested, ended), 'blue-kettle', soldOut)).toEqual([requested])
  })

  it.each([
    ['in stock', kettleAfter(1), 'ProductIsInStock'],
    ['no longer sold', kettleAfter(0, fact('ProductWithdrawn', {})), 'ProductNotFound'],
    ['unknown', replay(productMachine, productStream('moon-kettle'), []), 'ProductNotFound'],
  ])('not for a product that is %s', (_state, product, refusal) => {
    expect(requestStockAlert(alertsAfter(), 'blue-kettle', product)).toEqual({ refusal })
  })

  it('for at most 100 products at a time', () => {
    const others = Array.from({ length: maxStockAlerts }, (_, number) =>
      fact('StockAlertRequested', { productId: `product-${number}` }),
    )
    const full = alertsAfter(...others)
    expect(requestStockAlert(full, 'blue-kettle', soldOut)).toEqual({ refusal: 'TooManyStockAlerts' })
    const oneLess = alertsAfter(...others, fact('StockAlertWithdrawn', { productId: 'product-7' }))
    expect(requestStockAlert(oneLess, 'blue-kettle', soldOut)).toEqual([requested])
  })
})

describe('a customer', () => {
  const { left, isLastOfBatch, productId } = raised.data
  const command = { productId, left, isLastOfBatch }

  it('who waits is told once, and may stop waiting once', () => {
    expect(raiseStockAlert(alertsAfter(requested), command)).toEqual([raised])
    expect(withdrawStockAlert(alertsAfter(requested), 'blue-kettle')).toEqual([withdrawn])
  })

  it.each([
    ['never asked', []],
    ['was told already', [requested, raised]],
    ['waits no longer', [requested, withdrawn]],
  ])('who %s is told nothing', (_who, facts) => {
    expect(raiseStockAlert(alertsAfter(...facts), command)).toEqual([])
    expect(withdrawStockAlert(alertsAfter(...facts), 'blue-kettle')).toEqual([])
  })
})
