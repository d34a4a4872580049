/**
 * The pages that show the banner, and where; every other page omits it. It opens the home page. Elsewhere people come with something to do, so
 * it stands below what they came for.
 */
export const bannerPages: Readonly<Record<string, BannerPlace>> = {
  '/': 'above',
  '/Categories': 'below',
  '/ServiceProviders': 'below',
  '/ServiceProviders?search': 'below',
  '/AboutUs': 'below',
}

type BannerPlace = 'above' | 'below'

/** Where the page of a route shows the banner; undefined where it does not. */
export const bannerPlaceOf = (routePath: string) => bannerPages[routePath]
