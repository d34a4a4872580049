import { expect, it } from 'vitest'
import { factTypeLabel } from './factTypeLabel.ts'

it.each([
  ['OrderPlaced', 'Order placed'],
  ['PaymentMethodChanged', 'Payment method changed'],
  ['', ''],
])('%s is called %s', (type, label) => expect(factTypeLabel(type)).toBe(label))
