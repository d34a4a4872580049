import type { FrequentQuestion } from '#domain/locale/enZA/faqText.ts'
import { shopContact } from '#domain/shopContact.ts'
import { shopDescription } from '#domain/shopDescription.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import type { Product, ProductSummary } from '#web/state/catalogue/productCard.ts'

/** Structured data of a page, in the vocabulary of schema.org. Used on the server only. */
export type StructuredData = { '@type': string } & Record<string, unknown>

interface Crumb {
  label: string
  href?: string | undefined
}

/** `origin` is the shop's public address, without a slash at its end. */
export const shopData = (origin: string): StructuredData => ({
  '@type': 'Store',
  name: shopIdentity.name,
  description: shopDescription,
  url: `${origin}/`,
  email: shopContact.email,
  telephone: shopContact.telephone.dialled,
  currenciesAccepted: 'ZAR',
  paymentAccepted: 'Cash on delivery, card on delivery',
  address: {
    '@type': 'PostalAddress',
    streetAddress: shopContact.address.slice(0, 2).join(', '),
    postalCode: shopContact.address[2],
    addressCountry: 'ZA',
  },
})

/** The site and its search URL. */
export const siteData = (origin: string): StructuredData => ({
  '@type': 'WebSite',
  name: shopIdentity.name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/?search={text}` },
    'query-input': 'required name=text',
  },
})

export const productData = (origin: string, product: Product): StructuredData => ({
  '@type': 'Product',
  name: product.name,
  sku: product.id,
  description: product.overview || product.description,
  brand: { '@type': 'Brand', name: product.brand },
  category: product.categories.join(' > '),
  image: product.images.map(({ medium }) => `${origin}${medium}`),
  offers: {
    '@type': 'Offer',
    url: `${origin}/${product.slug}`,
    price: product.discountedPrice.toFixed(2),
    priceCurrency: 'ZAR',
    availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  },
  ...(product.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.averageRating,
      reviewCount: product.reviewCount,
    },
  }),
})

/** A page of a list of products. `firstPosition`: the place of its first one in the whole list, from 1. */
export const productListData = (
  origin: string,
  products: readonly ProductSummary[],
  firstPosition: number,
): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: firstPosition + index,
    name,
    url: `${origin}/${slug}`,
  })),
})

export const faqData = (questions: readonly FrequentQuestion[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
})

/** The breadcrumbs of a page; the last one is the page itself. */
export const trailData = (origin: string, trail: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href !== undefined && { item: `${origin}${href}` }),
  })),
})
