import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { rand } from './rand.ts'

type PicturedProduct = CardProduct & { picture: { src: string } }

const picture = (name: string, alt: string) => ({
  src: `/pictures/${name}-320.webp`,
  avif: `/pictures/${name}-320.avif`,
  alt,
})

const brand = (name: string) => ({ brand: name, brandHref: `/Brands/${encodeURIComponent(name)}` })

export const redKettle: PicturedProduct = {
  id: 'redKettle',
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  href: '/vuthela-rondavel-kettle',
  ...brand('Vuthela'),
  picture: picture('vuthela-rondavel-kettle', 'Round red kettle with a black handle and a steel lid'),
  price: rand('479.20'),
  was: rand('599.00'),
  discount: 20,
  rating: 4.4,
  reviewCount: 38,
  stock: 24,
  delivery: 'Free delivery',
}

export const yellowToaster: PicturedProduct = {
  id: 'yellowToaster',
  name: 'Vuthela Sunrise two-slice toaster',
  href: '/vuthela-sunrise-toaster',
  ...brand('Vuthela'),
  picture: picture('vuthela-sunrise-toaster', 'Yellow toaster with two slices of bread'),
  price: rand('449.00'),
  rating: 4.2,
  reviewCount: 17,
  stock: 3,
  delivery: 'Delivery R60',
}

export const microwave: PicturedProduct = {
  id: 'microwave',
  name: 'Vuthela Midday microwave, 20 litres',
  href: '/vuthela-midday-microwave',
  ...brand('Vuthela'),
  picture: picture('vuthela-midday-microwave', 'White microwave oven with one dial'),
  price: rand('1 104.15'),
  was: rand('1 299.00'),
  discount: 15,
  rating: 3.8,
  reviewCount: 9,
  stock: 11,
}

export const fridge: PicturedProduct = {
  id: 'fridge',
  name: 'Iqhwane 240 litre fridge freezer',
  href: '/iqhwane-240-fridge-freezer',
  ...brand('Iqhwane'),
  picture: picture('iqhwane-240-fridge-freezer', 'Silver fridge with the freezer on top'),
  price: rand('4 999.00'),
  rating: 4.4,
  reviewCount: 52,
  stock: 6,
}

export const deskFan: PicturedProduct = {
  id: 'deskFan',
  name: 'Umoyane desk fan, 30 cm',
  href: '/umoyane-desk-fan',
  ...brand('Umoyane'),
  picture: picture('umoyane-desk-fan', 'Desk fan with blue blades'),
  price: rand('349.00'),
  was: rand('465.00'),
  discount: 25,
  rating: 4.1,
  reviewCount: 23,
  stock: 40,
}

export const washingMachine: PicturedProduct = {
  id: 'washingMachine',
  name: 'Hlanzeka 8 kg front-loader washing machine',
  href: '/hlanzeka-8kg-washing-machine',
  ...brand('Hlanzeka'),
  picture: picture('hlanzeka-8kg-washing-machine', 'White front-loading washing machine'),
  price: rand('5 849.00'),
  was: rand('6 499.00'),
  discount: 10,
  rating: 4.7,
  reviewCount: 31,
  stock: 4,
}

export const steamIron: PicturedProduct = {
  id: 'steamIron',
  name: 'Hlanzeka steam iron',
  href: '/hlanzeka-steam-iron',
  ...brand('Hlanzeka'),
  picture: picture('hlanzeka-steam-iron', 'Blue steam iron on its heel'),
  price: rand('289.00'),
  rating: 2.1,
  reviewCount: 4,
  stock: 18,
}

export const drill: PicturedProduct = {
  id: 'drill',
  name: 'Ysterhout 18 V cordless drill',
  href: '/ysterhout-18v-drill',
  ...brand('Ysterhout'),
  picture: picture('ysterhout-18v-drill', 'Orange cordless drill with its battery'),
  price: rand('1 399.00'),
  rating: 4.8,
  reviewCount: 64,
  stock: 9,
}

export const ladder: PicturedProduct = {
  id: 'ladder',
  name: 'Bokberg five-step ladder',
  href: '/bokberg-five-step-ladder',
  ...brand('Bokberg'),
  picture: picture('bokberg-five-step-ladder', 'Aluminium step ladder with five steps'),
  price: rand('899.00'),
  stock: 0,
}

export const wallPaint: PicturedProduct = {
  id: 'wallPaint',
  name: 'Verfhuis Fynbos wall paint, 5 litres',
  href: '/verfhuis-fynbos-wall-paint',
  ...brand('Verfhuis'),
  picture: picture('verfhuis-fynbos-wall-paint', 'Green tin of wall paint'),
  price: rand('379.00'),
  rating: 4.3,
  reviewCount: 12,
  stock: 33,
}

export const familyPot: PicturedProduct = {
  id: 'familyPot',
  name: 'Marula Row family pot with lid, 6 litres',
  href: '/marula-row-family-pot',
  ...brand('Marula Row'),
  picture: picture('marula-row-family-pot', 'Blue enamel pot with its lid'),
  price: rand('254.15'),
  was: rand('299.00'),
  discount: 15,
  stock: 21,
}

export const everything = [
  redKettle,
  deskFan,
  drill,
  familyPot,
  fridge,
  yellowToaster,
  wallPaint,
  washingMachine,
  steamIron,
  microwave,
  ladder,
]
