import type { Cart, PicturedLine } from '#stories/lives/cart.ts'

// Written by `npm run lives`.

/** Two kettles on sale. */
export const twoKettles: PicturedLine = {
  id: 'redKettle',
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  href: '/vuthela-rondavel-kettle',
  picture: {
    src: '/pictures/vuthela-rondavel-kettle-320.webp',
    avif: '/pictures/vuthela-rondavel-kettle-320.avif',
    alt: 'Round tomato-red enamel kettle with a black handle and a chrome lid',
  },
  price: 'R 479.20',
  was: 'R 599.00',
  count: 2,
  calculation: '2 × R 599.00, 20% off',
  total: 'R 958.40',
  stock: 21,
  gone: false,
}

/** A drill at its full price. */
export const oneDrill: PicturedLine = {
  id: 'drill',
  name: 'Ysterhout 18 V cordless drill',
  href: '/ysterhout-18v-drill',
  picture: {
    src: '/pictures/ysterhout-18v-drill-320.webp',
    avif: '/pictures/ysterhout-18v-drill-320.avif',
    alt: 'Orange cordless drill with a black grip and its battery',
  },
  price: 'R 1 399.00',
  count: 1,
  total: 'R 1 399.00',
  stock: 7,
  gone: false,
}

/** Three pots on sale. */
export const threePots: PicturedLine = {
  id: 'familyPot',
  name: 'Marula Row family pot with lid, 6 litres',
  href: '/marula-row-family-pot',
  picture: {
    src: '/pictures/marula-row-family-pot-320.webp',
    avif: '/pictures/marula-row-family-pot-320.avif',
    alt: 'Evening-blue enamel pot with its lid and black handles',
  },
  price: 'R 254.15',
  was: 'R 299.00',
  count: 3,
  calculation: '3 × R 299.00, 15% off',
  total: 'R 762.45',
  stock: 18,
  gone: false,
}

/** Two kettles that were put in before the sale. */
export const repricedKettles: PicturedLine = {
  id: 'redKettle',
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  href: '/vuthela-rondavel-kettle',
  picture: {
    src: '/pictures/vuthela-rondavel-kettle-320.webp',
    avif: '/pictures/vuthela-rondavel-kettle-320.avif',
    alt: 'Round tomato-red enamel kettle with a black handle and a chrome lid',
  },
  price: 'R 479.20',
  was: 'R 599.00',
  count: 2,
  calculation: '2 × R 599.00, 20% off',
  total: 'R 958.40',
  stock: 21,
  gone: false,
  repriced: { was: 'R 599.00', now: 'R 479.20' },
}

/** A drill that was removed from the shop. */
export const goneDrill: PicturedLine = {
  id: 'drill',
  name: 'Ysterhout 18 V cordless drill',
  picture: {
    src: '/pictures/ysterhout-18v-drill-320.webp',
    avif: '/pictures/ysterhout-18v-drill-320.avif',
    alt: 'Orange cordless drill with a black grip and its battery',
  },
  price: 'R 1 399.00',
  count: 1,
  total: 'R 1 399.00',
  stock: 7,
  gone: true,
}

/** Three pots of which two are left. */
export const tooManyPots: PicturedLine = {
  id: 'familyPot',
  name: 'Marula Row family pot with lid, 6 litres',
  href: '/marula-row-family-pot',
  picture: {
    src: '/pictures/marula-row-family-pot-320.webp',
    avif: '/pictures/marula-row-family-pot-320.avif',
    alt: 'Evening-blue enamel pot with its lid and black handles',
  },
  price: 'R 254.15',
  was: 'R 299.00',
  count: 3,
  calculation: '3 × R 299.00, 15% off',
  total: 'R 762.45',
  stock: 2,
  gone: false,
}

/** As many pieces as one can order of a product, with the longest name and a high price. */
export const manyKettles: PicturedLine = {
  id: 'redKettle',
  name: 'Vuthela Rondavel cordless gooseneck kettle with temperature memory, keep-warm plate and lime filter',
  href: '/vuthela-rondavel-kettle',
  picture: {
    src: '/pictures/vuthela-rondavel-kettle-320.webp',
    avif: '/pictures/vuthela-rondavel-kettle-320.avif',
    alt: 'Round tomato-red enamel kettle with a black handle and a chrome lid',
  },
  price: 'R 12 479.20',
  was: 'R 15 599.00',
  count: 999,
  calculation: '999 × R 15 599.00, 20% off',
  total: 'R 12 466 720.80',
  stock: 5000,
  gone: false,
}

/** What Amina orders. */
export const aminasCart: Cart = {
  lines: [twoKettles, oneDrill, threePots],
  summary: {
    count: 6,
    subtotal: 'R 3 494.00',
    saving: 'R 374.15',
    delivery: 'Free',
    total: 'R 3 119.85',
    meter: { value: 1 },
  },
}

/** Below free delivery. */
export const smallCart: Cart = {
  lines: [
    {
      id: 'blikkieKoshuisKettle',
      name: 'Blikkie Koshuis kettle, 1 litre',
      href: '/blikkie-koshuis-kettle',
      picture: {
        src: '/pictures/blikkie-koshuis-kettle-320.webp',
        avif: '/pictures/blikkie-koshuis-kettle-320.avif',
        alt: 'Small white plastic kettle with a mint-green handle, lid and base',
      },
      price: 'R 249.00',
      count: 1,
      total: 'R 249.00',
      stock: 85,
      gone: false,
    },
  ],
  summary: {
    count: 1,
    subtotal: 'R 249.00',
    delivery: 'R 60.00',
    total: 'R 309.00',
    meter: { value: 0.996, remaining: 'R 1.00' },
  },
}

/** The drill was sold out since. */
export const soldOutCart: Cart = {
  lines: [
    twoKettles,
    {
      id: 'drill',
      name: 'Ysterhout 18 V cordless drill',
      href: '/ysterhout-18v-drill',
      picture: {
        src: '/pictures/ysterhout-18v-drill-320.webp',
        avif: '/pictures/ysterhout-18v-drill-320.avif',
        alt: 'Orange cordless drill with a black grip and its battery',
      },
      price: 'R 1 399.00',
      count: 1,
      total: 'R 1 399.00',
      stock: 0,
      gone: false,
    },
  ],
  summary: {
    count: 2,
    subtotal: 'R 1 198.00',
    saving: 'R 239.60',
    delivery: 'Free',
    total: 'R 958.40',
    meter: { value: 1 },
  },
  blockedReason: 'Ysterhout 18 V cordless drill is sold out. Remove it to continue.',
}

/** Nothing is as it was. */
export const changedCart: Cart = {
  lines: [repricedKettles, goneDrill, tooManyPots],
  summary: {
    count: 5,
    subtotal: 'R 2 095.00',
    saving: 'R 374.15',
    delivery: 'Free',
    total: 'R 1 720.85',
    meter: { value: 1 },
  },
  blockedReason: '2 products cannot be ordered as they are. Change or remove them to continue.',
}

/** Long words and large amounts. */
export const hugeCart: Cart = {
  lines: [manyKettles, threePots],
  summary: {
    count: 1002,
    subtotal: 'R 15 584 298.00',
    saving: 'R 3 116 814.75',
    delivery: 'Free',
    total: 'R 12 467 483.25',
    meter: { value: 1 },
  },
}
