import { locale } from '#domain/locale/locale.ts'
import type { PageText } from '#domain/locale/pageText.ts'
import type { DeliveryTerms } from '#domain/order/delivery.ts'
import type { TermsPage } from '#domain/terms/termsPages.ts'

/** The text of a page in the shop's language, with the delivery terms of this deployment. */
export const termsText = (page: TermsPage, terms: DeliveryTerms): PageText<string> =>
  page === 'delivery' ? locale.terms.delivery(terms) : locale.terms[page]()

/** The breadcrumbs of a page with this title. */
export const termsTrail = (title: string) => [{ label: locale.home, href: '/' }, { label: title }]
