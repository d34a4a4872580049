/** The pages of the shop's terms, by what they are about. */
export const termsPaths = {
  delivery: '/DeliveryTermsAndConditions',
  payLater: '/BuyNowPayLater',
  layBuy: '/LayBuy',
  returns: '/Returns',
  privacy: '/Privacy',
} as const

export type TermsPage = keyof typeof termsPaths
export type TermsPath = (typeof termsPaths)[TermsPage]

/** The page of a path, in whatever case it is written; `undefined` for any other path. */
export const termsPageOf = (path: string) => {
  const written = path.toLowerCase().replace(/\/+$/, '')
  return termsPages.find((page) => termsPaths[page].toLowerCase() === written)
}

export const termsPages = Object.keys(termsPaths) as TermsPage[]
