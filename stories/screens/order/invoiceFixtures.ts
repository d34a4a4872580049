import { aminasHome } from '#stories/shop/address/aminasAddresses.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import type { Invoice } from '#ui-kit/screens/order/InvoicePaper.tsx'

/** Not paid yet. */
export const proForma: Invoice = {
  title: 'Pro forma invoice',
  remark: 'This is not a tax invoice yet: it becomes one once the order is delivered and paid.',
  number: 'EK-7F3K-92QD',
  orderedAt: '2026-11-21T06:12:04.000Z',
  seller: {
    name: 'Ekhaya',
    address: ['Shop 4, Modjadji Street', 'Pimville Zone 4, Soweto', '1809'],
    vatNumber: '4000000000',
    email: 'hello@ekhaya.example',
    telephone: '011 555 0123',
  },
  customer: 'Amina Daniels',
  address: aminasHome,
  lines: [
    {
      id: 'kettle',
      name: 'Vuthela Rondavel kettle, 1.7 litres',
      count: 2,
      price: rand('599.00'),
      discount: '20%',
      amount: rand('958.40'),
    },
    {
      id: 'drill',
      name: 'Ysterhout 18 V cordless drill',
      count: 1,
      price: rand('1 399.00'),
      amount: rand('1 399.00'),
    },
    {
      id: 'pot',
      name: 'Marula Row family pot with lid, 6 litres',
      count: 3,
      price: rand('299.00'),
      discount: '15%',
      amount: rand('762.45'),
    },
  ],
  sums: {
    subtotal: rand('3 494.00'),
    saving: rand('374.15'),
    delivery: 'Free',
    total: rand('3 119.85'),
    vat: rand('406.94'),
    vatPercent: 15,
  },
  payment: { method: 'Cash on Delivery', open: 'To be paid in cash at your door.' },
}

export const taxInvoice: Invoice = {
  ...proForma,
  title: 'Tax invoice',
  remark: undefined,
  payment: { method: 'Cash on Delivery', collected: rand('3 119.85'), at: '2026-11-21T15:20:08.000Z' },
}
