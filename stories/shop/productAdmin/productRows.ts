import {
  drill,
  fridge,
  ladder,
  redKettle,
  steamIron,
  wallPaint,
  yellowToaster,
} from '#stories/shop/catalogue/products.ts'
import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'
import type { ProductRow, ProductState, ProductWarning } from '#ui-kit/shop/productAdmin/productRow.ts'
import { money } from './money.ts'

/** The products of the stories, with amounts in cents. */
type ProductFixture = {
  id: string
  name: string
  brand: string
  picture: ShownPicture | undefined
  categories: readonly string[]
  prices: readonly [price: number, costPrice: number, discount: number]
  counts: readonly [stock: number, reserved: number]
  addedAt: string
  state?: ProductState
  warnings?: readonly ProductWarning[]
}

const products: readonly ProductFixture[] = [
  {
    id: 'redKettle',
    name: 'Vuthela Rondavel kettle, 1.7 litres',
    brand: 'Vuthela',
    picture: redKettle.picture,
    categories: ['Appliances', 'Kitchen Appliances', 'Kettles'],
    prices: [59_900, 31_000, 20],
    counts: [24, 3],
    addedAt: '2026-11-03T07:10:00.000Z',
  },
  {
    id: 'yellowToaster',
    name: 'Vuthela Sunrise two-slice toaster',
    brand: 'Vuthela',
    picture: yellowToaster.picture,
    categories: ['Appliances', 'Kitchen Appliances', 'Toasters'],
    prices: [44_900, 24_500, 0],
    counts: [3, 0],
    addedAt: '2026-10-22T11:40:00.000Z',
    warnings: ['lowStock'],
  },
  {
    id: 'steamIron',
    name: 'Hlanzeka steam iron',
    brand: 'Hlanzeka',
    picture: steamIron.picture,
    categories: ['Appliances', 'Laundry', 'Irons'],
    prices: [28_900, 24_900, 25],
    counts: [41, 1],
    addedAt: '2026-09-14T09:05:00.000Z',
    warnings: ['belowCost'],
  },
  {
    id: 'fridge',
    name: 'Iqhwane 240 litre fridge freezer',
    brand: 'Iqhwane',
    picture: fridge.picture,
    categories: ['Appliances', 'Fridges and Freezers', 'Fridge Freezers'],
    prices: [499_900, 361_000, 0],
    counts: [0, 2],
    addedAt: '2026-06-30T06:30:00.000Z',
    warnings: ['soldOut'],
  },
  {
    id: 'drill',
    name: 'Bokberg 18 V cordless drill with two batteries',
    brand: 'Bokberg',
    picture: drill.picture,
    categories: ['Hardware', 'Power Tools', 'Drills'],
    prices: [139_900, 88_000, 0],
    counts: [17, 0],
    addedAt: '2026-05-11T13:20:00.000Z',
  },
  {
    id: 'ladder',
    name: 'Bokberg five-step ladder',
    brand: 'Bokberg',
    picture: ladder.picture,
    categories: ['Hardware', 'Ladders', 'Stepladders'],
    prices: [89_900, 52_000, -5],
    counts: [9, 0],
    addedAt: '2026-04-02T08:00:00.000Z',
  },
  {
    id: 'wallPaint',
    name: 'Umbala wall paint, 5 litres',
    brand: 'Umbala',
    picture: wallPaint.picture,
    categories: ['Hardware', 'Paint', 'Wall Paint'],
    prices: [42_900, 27_500, 10],
    counts: [62, 4],
    addedAt: '2026-03-19T10:45:00.000Z',
    state: 'withdrawn',
  },
  {
    id: 'solarLantern',
    name: 'Khanya solar lantern',
    brand: 'Khanya',
    picture: undefined,
    categories: ['Household', 'Lighting', 'Lanterns'],
    prices: [24_900, 13_000, 0],
    counts: [120, 0],
    addedAt: '2026-11-20T15:00:00.000Z',
    state: 'draft',
  },
]

const toRow = ({
  prices: [price, cost, discount],
  counts: [stock, reserved],
  ...product
}: ProductFixture): ProductRow => ({
  state: 'listed',
  warnings: [],
  ...product,
  href: `/UpdateProduct/${product.id}`,
  historyHref: `/Products_Management/${product.id}`,
  price: money(price),
  costPrice: money(cost),
  discount,
  sellsAt: money(price - Math.round((price * discount) / 100)),
  stock,
  reserved,
})

export const productRows = products.map(toRow)

export const longProductRow: ProductRow = {
  ...toRow({
    id: 'hangingLamp',
    name: 'Khanya hand-woven crème grass-and-rattan hanging lamp with adjustable cord and two spare shades',
    brand: 'Khanya Lights of Thohoyandou',
    picture: undefined,
    categories: ['Household', 'Lighting and Electrical Accessories', 'Hanging Lamps and Lampshades'],
    prices: [999_999_999_999, 888_888_888_888, -99],
    counts: [1, 2048],
    addedAt: '2026-11-21T07:00:00.000Z',
  }),
  warnings: ['belowCost', 'lowStock'],
}

export const scriptRow: ProductRow = {
  ...longProductRow,
  id: 'script',
  name: '<script>alert("kettle")</script>',
  warnings: [],
}
