import { microwave, yellowToaster } from '#stories/lives/goods.ts'
import type { RatingOfProduct, TrailStep } from '#stories/lives/listing.ts'
import type { ShownProduct } from '#ui-kit/screens/catalogue/LoadedProduct.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import type { ShownReview } from '#ui-kit/shop/review/ReviewCard.tsx'

// Written by `npm run lives`.

/** The red kettle on its own page. */
export const shownKettle: ShownProduct = {
  id: 'redKettle',
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  rating: 4.2,
  reviewCount: 9,
  pictures: [
    {
      src: '/pictures/vuthela-rondavel-kettle-800.webp',
      avif: '/pictures/vuthela-rondavel-kettle-800.avif',
      thumbnail: {
        src: '/pictures/vuthela-rondavel-kettle-320.webp',
        avif: '/pictures/vuthela-rondavel-kettle-320.avif',
      },
      alt: 'Round tomato-red enamel kettle with a black handle and a chrome lid',
    },
    {
      src: '/pictures/vuthela-rondavel-kettle-2-800.webp',
      avif: '/pictures/vuthela-rondavel-kettle-2-800.avif',
      thumbnail: {
        src: '/pictures/vuthela-rondavel-kettle-2-320.webp',
        avif: '/pictures/vuthela-rondavel-kettle-2-320.avif',
      },
      alt: 'The red kettle on a wooden kitchen counter beside a mug',
    },
    {
      src: '/pictures/vuthela-rondavel-kettle-3-800.webp',
      avif: '/pictures/vuthela-rondavel-kettle-3-800.avif',
      thumbnail: {
        src: '/pictures/vuthela-rondavel-kettle-3-320.webp',
        avif: '/pictures/vuthela-rondavel-kettle-3-320.avif',
      },
      alt: 'Close-up of the chrome lid and the black handle',
    },
  ],
  price: 'R 479.20',
  was: 'R 599.00',
  saving: 'R 119.80',
  discount: 20,
  stock: 21,
  content: {
    overview: 'Tea for the whole table in five minutes.',
    description:
      'A round-shouldered kettle that boils a full family pot of tea in about five minutes. The steel lid lifts off for filling and descaling, and the base lets the kettle turn to suit either hand. It switches itself off when the water boils or when it is lifted empty.',
    features: [
      'Boils 1.7 litres in five minutes',
      'Switches off by itself',
      'Water window with cup marks',
      'Turns freely on its base',
    ],
    specifications: [
      { name: 'Capacity', value: '1.7 litres' },
      { name: 'Power', value: '2 200 W' },
      { name: 'Body', value: 'Enamelled steel' },
      { name: 'Cord', value: '75 cm' },
      { name: 'Mass', value: '1.3 kg' },
    ],
    whatsInTheBox: ['Kettle', 'Power base', 'Lime filter', 'Booklet'],
    warranty: '2-year warranty',
  },
}

/** The way to the kettle. */
export const kettleTrail: readonly TrailStep[] = [
  { label: 'Home', href: '/' },
  { label: 'Appliances', href: '/Categories/Appliances' },
  { label: 'Kitchen Appliances', href: '/categories/appliances/kitchen-appliances' },
  { label: 'Kettles', href: '/categories/appliances/kitchen-appliances/kettles' },
  { label: 'Vuthela Rondavel kettle, 1.7 litres' },
]

/** What goes well with the kettle. */
export const kettleCrossSell: readonly CardProduct[] = [
  yellowToaster,
  {
    id: 'marulaRowStoepMugs',
    name: 'Marula Row Stoep mugs, set of four',
    href: '/marula-row-stoep-mugs',
    brand: 'Marula Row',
    brandHref: '/Brands/Marula%20Row',
    picture: {
      src: '/pictures/marula-row-stoep-mugs-320.webp',
      avif: '/pictures/marula-row-stoep-mugs-320.avif',
      alt: 'Four stoneware mugs in blue, yellow, green and red',
    },
    price: 'R 229.00',
    discount: 0,
    rating: 4.5,
    reviewCount: 6,
    stock: 44,
    delivery: 'Delivery R60',
  },
  microwave,
]

/** The newest four reviews of the kettle. */
export const writtenReviews: readonly ShownReview[] = [
  {
    id: 'review1',
    name: 'Priya',
    text: 'After two years of plastic kettles the water finally tastes of nothing at all. Exactly as it should.',
    verified: true,
    at: '2026-11-02T13:15:52.965Z',
    stars: 5,
  },
  {
    id: 'review2',
    name: 'Zanele',
    text: 'I have four of these in the guest rooms now. Guests ask where I got them.',
    verified: true,
    at: '2026-10-08T14:47:20.855Z',
    stars: 5,
  },
  {
    id: 'review3',
    name: 'Thandi',
    text: 'Mine switched off too early from the first day. The shop replaced it without a fuss, but I had to wait a week for my tea.',
    verified: true,
    at: '2026-09-11T07:33:58.744Z',
    stars: 2,
  },
  {
    id: 'review4',
    name: 'Nosipho',
    text: 'Quick and quite quiet. The cord could be longer, our plug is far from the tap.',
    verified: true,
    at: '2026-08-17T07:31:51.083Z',
    stars: 4,
  },
]

/** All its reviews: the average, how many, and how many for each rating. */
export const kettleRating: RatingOfProduct = {
  average: 4.2,
  total: 9,
  counts: { '1': 0, '2': 1, '3': 1, '4': 2, '5': 5 },
}
