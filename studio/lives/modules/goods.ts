import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import type { LivedShop } from '#studio/lives/livedShop.ts'
import { nameOfGoods } from '#studio/lives/storyNames.ts'
import type { Constant, Module } from '#studio/lives/writeModule.ts'
import { sortSelectProps } from '#web/catalogue/listing/filterQuery.ts'
import { categoriesWithLinks, categoryPath } from '#web/state/catalogue/categories.ts'
import { cardOf, type ProductSummary } from '#web/state/catalogue/productCard.ts'

const filters = {
  brands: ['Vuthela', 'Blikkie'],
  categories: ['Kettles'],
  priceFrom: 200,
  priceTo: 1000,
  ratingFrom: 4,
  inStock: true,
}

const filterQuery = {
  ...{ brands: 'Vuthela,Blikkie', categories: 'Kettles', priceStart: '200', priceEnd: '1000' },
  ...{ ratingFrom: '4', inStock: 'true' },
} as const

/** The goods that the stories show, the searches and lists in which they are found, and the sections of the home page. */
export const goodsModules = async ({ guest }: LivedShop): Promise<Module[]> => {
  const shown = new Map<string, ProductSummary>()
  const remember = (products: readonly ProductSummary[]) => {
    for (const product of products) shown.set(product.slug, product)
    return products.map(cardOf(defaultDeliveryTerms))
  }
  for (const slug of alwaysShown)
    remember([(await guest('GET products/getProduct/:slug', { params: { slug } })).body.data])

  const search = async (query: object) => {
    const { data, meta } = (await guest('GET products/search', { query: { fields: 'card', ...query } })).body
    return { products: remember(data), total: meta.totalCount, facets: meta.facets }
  }
  const list = async (query: object) => {
    const { data, meta } = (
      await guest('GET products/getByCategoryOrPageNumber', { query: { fields: 'card', ...query } })
    ).body
    return { products: remember(data), total: meta.totalCount, facets: meta.facets }
  }

  const lists = [
    ['foundKettles', 'What the search for "kettle" finds.', await search({ search: 'kettle', limit: '20' })],
    ['taggedKettles', 'Everything with the tag "kettle".', await search({ tags: 'kettle', limit: '8' })],
    [
      'foundByThreeLetters',
      'What the shortest search finds: the first four.',
      withoutFacets(await search({ search: 'ket', limit: '4' })),
    ],
    ['filteredKettles', 'The same with `kettleFilters`.', await search({ tags: 'kettle', limit: '8', ...filterQuery })],
    [
      'goodsOnSale',
      'The first four goods with a discount.',
      withoutFacets(await search({ discountStart: '1', limit: '4' })),
    ],
    [
      'secondPageOfAppliances',
      'The second page of eight appliances.',
      await list({ categoryName: 'Appliances', pageNumber: '2', limit: '8' }),
    ],
    [
      'filteredAppliances',
      'Appliances with `kettleFilters`.',
      await list({ categoryName: 'Appliances', limit: '8', ...filterQuery }),
    ],
    [
      'kettlesOfTheShop',
      'The category of kettles, at the third level.',
      withoutFacets(await list({ categoryName: 'appliances/kitchen-appliances/kettles', limit: '8' })),
    ],
  ] as const

  const { results } = (await guest('GET products/home')).body
  const sections = results.map(({ title, href, data }) => ({
    title,
    href: href ?? undefined,
    sunny: title === 'On Sale' || undefined,
    products: remember(data.slice(0, 5)),
  }))
  const featured = results.flatMap(({ data }) => data).filter(({ isFeatured, quantity }) => isFeatured && quantity > 0)
  const heroGoods = remember([...new Map(featured.map((product) => [product.id, product])).values()].slice(0, 3))

  const categories = categoriesWithLinks((await guest('GET products/categories')).body.results)
  const parts = categoryPath(categories, ['Appliances'])[0]?.children.map(({ name, href }) => ({ label: name, href }))
  const [loneCategory] = categories
    .flatMap(({ children }) => children.flatMap((part) => part.children))
    .filter(({ count }) => count === 1)
  if (!loneCategory) throw new Error('No category has only one product')
  const lone = await list({ categoryName: loneCategory.name, limit: '8' })

  const goods = [...shown.values()].map(
    (product): Constant => ({
      name: nameOfGoods(product.slug),
      type: { name: 'PicturedProduct', from: 'stories/lives/listing.ts' },
      doc: `${product.categories.join(', ')}.`,
      value: cardOf(defaultDeliveryTerms)(product),
    }),
  )
  return [
    { file: 'stories/lives/goods.ts', constants: goods },
    {
      file: 'stories/lives/searches.ts',
      constants: [
        {
          name: 'kettleFilters',
          type: { name: 'Filters', from: 'ui-kit/shop/search/filters.ts' },
          doc: 'Good kettles of two brands that are neither cheap nor dear.',
          value: filters,
        },
        ...lists.map(
          ([name, doc, value]): Constant => ({
            ...{ name, doc, value },
            type: { name: 'facets' in value ? 'FacetedListing' : 'Listing', from: 'stories/lives/listing.ts' },
          }),
        ),
        {
          name: 'loneProduct',
          type: { name: 'NamedListing', from: 'stories/lives/listing.ts' },
          doc: 'A category with one product.',
          value: { title: loneCategory.name, ...withoutFacets(lone) },
        },
        {
          name: 'listSorts',
          type: { name: 'readonly SortOption[]', from: 'stories/lives/listing.ts' },
          doc: 'The ways in which lists can be sorted.',
          value: sortSelectProps(new URLSearchParams(), () => undefined).options,
        },
        {
          name: 'partsOfAppliances',
          type: { name: 'readonly LabelledLink[]', from: 'stories/lives/listing.ts' },
          doc: 'The categories right below the appliances.',
          value: parts,
        },
      ],
    },
    {
      file: 'stories/lives/home.ts',
      constants: [
        {
          name: 'heroGoods',
          type: { name: 'readonly CardProduct[]', from: 'ui-kit/shop/catalogue/ProductCard.tsx' },
          doc: 'Three featured products that are in stock.',
          value: heroGoods,
        },
        {
          name: 'homeSections',
          type: { name: 'readonly HomeSection[]', from: 'stories/lives/listing.ts' },
          doc: 'The sections of the home page, the first five goods of each.',
          value: sections,
        },
      ],
    },
  ]
}

const withoutFacets = <List extends { facets: unknown }>({ facets: _, ...list }: List): Omit<List, 'facets'> => list

const alwaysShown = [
  'vuthela-rondavel-kettle',
  'vuthela-sunrise-toaster',
  'vuthela-midday-microwave',
  'iqhwane-240-fridge-freezer',
  'umoyane-desk-fan',
  'hlanzeka-8kg-washing-machine',
  'hlanzeka-steam-iron',
  'ysterhout-18v-drill',
  'bokberg-five-step-ladder',
  'verfhuis-fynbos-wall-paint',
  'marula-row-family-pot',
]
