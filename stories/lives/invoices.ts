import { aminasAddress } from '#stories/lives/aminasOrder.ts'
import type { Invoice } from '#ui-kit/screens/order/InvoicePaper.tsx'

// Written by `npm run lives`.

/** Of Amina’s order, before she has paid. */
export const proForma: Invoice = {
  title: 'Pro forma invoice',
  remark: 'This is not a tax invoice yet: it becomes one once the order is delivered and paid.',
  number: 'EK-7F3K-92QD',
  orderedAt: '2026-11-21T06:12:05.512Z',
  seller: {
    name: 'Ekhaya',
    address: ['Shop 4, Modjadji Street', 'Pimville Zone 4, Soweto', '1809'],
    vatNumber: '4000000000',
    email: 'hello@ekhaya.example',
    telephone: '011 555 0123',
  },
  customer: 'Amina Daniels',
  address: aminasAddress,
  lines: [
    {
      id: 'redKettle',
      name: 'Vuthela Rondavel kettle, 1.7 litres',
      count: 2,
      price: 'R 599.00',
      discount: '20%',
      amount: 'R 958.40',
    },
    { id: 'drill', name: 'Ysterhout 18 V cordless drill', count: 1, price: 'R 1 399.00', amount: 'R 1 399.00' },
    {
      id: 'familyPot',
      name: 'Marula Row family pot with lid, 6 litres',
      count: 3,
      price: 'R 299.00',
      discount: '15%',
      amount: 'R 762.45',
    },
  ],
  sums: {
    subtotal: 'R 3 494.00',
    saving: 'R 374.15',
    delivery: 'Free',
    total: 'R 3 119.85',
    vat: 'R 406.94',
    vatPercent: 15,
  },
  payment: { method: 'Card on delivery', open: 'To be paid by card at your door: the driver brings a card machine.' },
}

/** The same once it is delivered and paid. */
export const taxInvoice: Invoice = {
  title: 'Tax invoice',
  number: 'EK-7F3K-92QD',
  orderedAt: '2026-11-21T06:12:05.512Z',
  seller: {
    name: 'Ekhaya',
    address: ['Shop 4, Modjadji Street', 'Pimville Zone 4, Soweto', '1809'],
    vatNumber: '4000000000',
    email: 'hello@ekhaya.example',
    telephone: '011 555 0123',
  },
  customer: 'Amina Daniels',
  address: aminasAddress,
  lines: [
    {
      id: 'redKettle',
      name: 'Vuthela Rondavel kettle, 1.7 litres',
      count: 2,
      price: 'R 599.00',
      discount: '20%',
      amount: 'R 958.40',
    },
    { id: 'drill', name: 'Ysterhout 18 V cordless drill', count: 1, price: 'R 1 399.00', amount: 'R 1 399.00' },
    {
      id: 'familyPot',
      name: 'Marula Row family pot with lid, 6 litres',
      count: 3,
      price: 'R 299.00',
      discount: '15%',
      amount: 'R 762.45',
    },
  ],
  sums: {
    subtotal: 'R 3 494.00',
    saving: 'R 374.15',
    delivery: 'Free',
    total: 'R 3 119.85',
    vat: 'R 406.94',
    vatPercent: 15,
  },
  payment: { method: 'Card on delivery', collected: 'R 3 119.85', at: '2026-11-23T07:20:09.702Z' },
}

/** Of the fan that she did not want. */
export const canceledInvoice: Invoice = {
  title: 'Pro forma invoice',
  remark: 'This order was cancelled. There is nothing to pay.',
  number: 'EK-C5ZN-08PL',
  orderedAt: '2026-09-28T16:22:01.000Z',
  seller: {
    name: 'Ekhaya',
    address: ['Shop 4, Modjadji Street', 'Pimville Zone 4, Soweto', '1809'],
    vatNumber: '4000000000',
    email: 'hello@ekhaya.example',
    telephone: '011 555 0123',
  },
  customer: 'Amina Daniels',
  address: aminasAddress,
  lines: [
    {
      id: 'deskFan',
      name: 'Umoyane desk fan, 30 cm',
      count: 1,
      price: 'R 465.00',
      discount: '25%',
      amount: 'R 348.75',
    },
  ],
  sums: {
    subtotal: 'R 465.00',
    saving: 'R 116.25',
    delivery: 'Free',
    total: 'R 348.75',
    vat: 'R 45.49',
    vatPercent: 15,
  },
  payment: { method: 'Cash on Delivery' },
}

/** Of an order with a delivery fee. */
export const smallInvoice: Invoice = {
  title: 'Tax invoice',
  number: 'EK-K3GP-80SE',
  orderedAt: '2026-10-20T09:00:01.000Z',
  seller: {
    name: 'Ekhaya',
    address: ['Shop 4, Modjadji Street', 'Pimville Zone 4, Soweto', '1809'],
    vatNumber: '4000000000',
    email: 'hello@ekhaya.example',
    telephone: '011 555 0123',
  },
  customer: 'Amina Daniels',
  address: aminasAddress,
  lines: [
    {
      id: 'blikkieKoshuisKettle',
      name: 'Blikkie Koshuis kettle, 1 litre',
      count: 1,
      price: 'R 249.00',
      amount: 'R 249.00',
    },
  ],
  sums: { subtotal: 'R 249.00', delivery: 'R 60.00', total: 'R 309.00', vat: 'R 40.30', vatPercent: 15 },
  payment: { method: 'Cash on Delivery', collected: 'R 309.00', at: '2026-10-20T14:20:01.000Z' },
}
