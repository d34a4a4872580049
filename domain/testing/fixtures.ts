import type { Address } from '#domain/address/addressEvents.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import type { Actor, Fact, RecordedFact } from '#domain/kernel/decision.ts'
import type { PlacedOrder } from '#domain/order/orderEvents.ts'

// Test data. A customer's id is the first name, a product's id is its slug.

export const aminasHouse: Address = {
  recipientName: 'Amina Daniels',
  recipientMobileNumber: '0825550142',
  streetAddress: '18 Modjadji Street',
  complex: 'House',
  city: 'Soweto',
  province: 'Gauteng',
  suburb: 'Pimville Zone 4',
  postalCode: '1809',
}

export const gogosHouse: Address = {
  ...aminasHouse,
  recipientName: 'Gogo Rhulani Daniels',
  streetAddress: '204 Magoro Main Road',
  city: 'Malamulele',
  province: 'Limpopo',
  suburb: 'Tiyani Magoro',
  postalCode: '0982',
}

/** Money in cents, discount in percent. */
const product = (slug: string, name: string, price: number, discount = 0): ProductDetails => ({
  slug,
  name,
  brand: 'Ndlovu',
  description: `${name}, made to be used every day`,
  price,
  costPrice: Math.round(price / 2),
  discount,
  images: [{ thumbnail: `/pictures/${slug}-320.webp`, medium: `/pictures/${slug}-800.webp`, alt: name }],
  categories: ['Household', 'Kitchen'],
  features: [],
  specifications: [],
  whatsInTheBox: [name],
  tags: ['kitchen'],
  crossSellProducts: [],
  isFeatured: false,
  featuredPriority: 0,
  warranty: '1 year',
  overview: name,
})

export const blueKettle = product('blue-kettle', 'Blue kettle', 34_900)
export const copperPot = product('copper-pot', 'Copper pot', 129_900, 15)
export const enamelMug = product('enamel-mug', 'Enamel mug', 4_500)

export const aminasOrder: PlacedOrder = {
  customerId: 'amina',
  orderNumber: 'EK-7F3K-92QD',
  lines: [
    {
      productId: 'blue-kettle',
      slug: 'blue-kettle',
      name: 'Blue kettle',
      brand: 'Ndlovu',
      thumbnail: '/pictures/blue-kettle-320.webp',
      price: 34_900,
      discount: 0,
      count: 2,
      total: 69_800,
    },
  ],
  subtotal: 69_800,
  saving: 0,
  deliveryFee: 0,
  total: 69_800,
  shippingAddress: aminasHouse,
  paymentMethod: 'Cash on Delivery',
  fingerprint: 'two blue kettles to Pimville',
}

export const monday = '2026-11-16T08:00:00.000Z'
export const tuesday = '2026-11-17T10:30:00.000Z'

const amina: Actor = { role: 'customer', id: 'amina' }

export const recordedFact = <F extends Fact>(fact: F, at = monday, by = amina) =>
  ({ ...fact, at, by }) as RecordedFact<F>
