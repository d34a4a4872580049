import { fn } from 'storybook/test'
import { checkProduct } from '#stories/exampleRules.ts'
import { redKettle } from '#stories/shop/catalogue/products.ts'
import { money } from '#stories/shop/productAdmin/money.ts'
import { productRows } from '#stories/shop/productAdmin/productRows.ts'
import type { CategoryNode } from '#ui-kit/shop/productAdmin/fields/categoryTree.ts'
import type { FoundProduct } from '#ui-kit/shop/productAdmin/fields/ProductFinder.tsx'
import type { ProductFormProps } from '#ui-kit/shop/productAdmin/form/ProductForm.tsx'
import { emptyProduct, type ProductDraft } from '#ui-kit/shop/productAdmin/productDraft.ts'

export const categoryTree: CategoryNode[] = [
  {
    name: 'Appliances',
    children: [
      { name: 'Kitchen Appliances', children: [{ name: 'Kettles' }, { name: 'Toasters' }, { name: 'Blenders' }] },
      { name: 'Laundry', children: [{ name: 'Irons' }, { name: 'Washing Machines' }] },
    ],
  },
  { name: 'Hardware', children: [{ name: 'Power Tools', children: [{ name: 'Drills' }] }, { name: 'Ladders' }] },
  { name: 'Household', children: [{ name: 'Lighting' }, { name: 'Cookware' }] },
]

const pictureOf = (path: string | undefined, alt: string) => ({ thumbnail: path ?? '', medium: `${path}#${alt}`, alt })

export const kettlePictures = [
  pictureOf(redKettle.picture?.src, 'Round red kettle with a black handle and a steel lid'),
  pictureOf(productRows[1]?.picture?.src, 'Its lid, open'),
  pictureOf(productRows[4]?.picture?.src, 'The base with the cord wound up'),
]

export const kettleDraft: ProductDraft = {
  ...emptyProduct,
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  brand: 'Vuthela',
  overview: 'A round kettle for a full table: seven cups in four minutes.',
  description:
    'Round as a rondavel and just as sturdy. It boils seven cups in four minutes, switches itself off and cannot boil dry. The cord winds up in the base, so it never hangs over the edge.',
  warranty: '2 years',
  price: '599.00',
  costPrice: '310.00',
  discount: '20',
  quantity: '24',
  isFeatured: 'true',
  featuredPriority: '3',
  slug: 'vuthela-rondavel-kettle',
  categories: ['Appliances', 'Kitchen Appliances', 'Kettles'],
  features: ['Switches itself off', 'Cannot boil dry', 'Cord winds up in the base'],
  specifications: [
    { name: 'Capacity', value: '1.7 litres' },
    { name: 'Power', value: '2 200 W' },
  ],
  whatsInTheBox: ['Kettle', 'Base', 'Booklet'],
  tags: ['kitchen', 'gift', 'student'],
  crossSellProducts: ['yellowToaster'],
  images: kettlePictures,
  state: 'listed',
}

export const productOptions: FoundProduct[] = productRows.map(({ id, name, picture }) => ({ id, name, picture }))

export const kettleForm: Omit<ProductFormProps, 'mode'> = {
  draft: kettleDraft,
  opened: kettleDraft,
  onDraft: fn(),
  choices: {
    brands: ['Bokberg', 'Hlanzeka', 'Iqhwane', 'Khanya', 'Umbala', 'Vuthela'],
    categories: categoryTree,
    tags: ['braai', 'gift', 'kitchen', 'loadshedding', 'student', 'summer', 'winter'],
  },
  check: checkProduct,
  maxLengths: { overview: 100, description: 1000 },
  states: ['listed', 'withdrawn'],
  money,
  reserved: 3,
  pictures: { uploads: [], onFiles: fn(), onDismiss: fn() },
  crossSell: { known: productOptions, found: [], search: '', onSearch: fn() },
  onSettle: fn(),
  onSubmit: fn(),
  cancelHref: '/Products_Management',
}

export const emptyForm: Omit<ProductFormProps, 'mode'> = {
  ...kettleForm,
  draft: emptyProduct,
  opened: emptyProduct,
  states: ['draft', 'listed'],
  reserved: 0,
}

/** A draft with every field at its maximum length. */
export const longestDraft: ProductDraft = {
  ...kettleDraft,
  name: 'Khanya hand-woven crème grass-and-rattan hanging lamp with adjustable cord and two spare shades!',
  brand: 'Khanya Lights of Thohoyandou T',
  overview: 'Woven by twelve women of Thohoyandou out of grass and rattan; each lamp takes two days and is unlike',
  description: 'Woven out of grass that is cut after the first rains and dried for a month. '.repeat(13).trim(),
  warranty: '10 years on the frame and 2 years on all the rest',
  price: '9999999999.99',
  costPrice: '8888888888.88',
  discount: '-99',
  quantity: '9999999999',
  categories: ['Household', 'Lighting'],
  features: Array.from(
    { length: 8 },
    () => 'Folds flat without tools and hangs from any hook that carries three kilograms',
  ),
  specifications: Array.from({ length: 6 }, () => ({
    name: 'Greatest distance from the ceiling to the lower edge',
    value: '182 centimetres with the cord that comes with it, 240 with the longer one',
  })),
  tags: ['hand-woven in thohoyandou', 'gift', 'space-saver for small rooms', 'lighting', 'loadshedding', 'grass'],
}
