/** Whether a slug is the first path segment of one of the shop's pages or endpoints, which a product must not hide. */
export const isReservedSlug = (slug: string) => reservedSlugs.has(slug.toLowerCase())

const reservedSlugs = new Set(
  `aboutus account allmembers addproduct addserviceprovider addslide admin analytics api assets audit banner_management bookings bookings_management brands buy buynowpaylater cart categories
  contactus customer customers customers_management dashboard deliverytermsandconditions dev enquiries enquiries_management help inbox laybuy live login offline openapi.json order
  orders_management payment pictures privacy products products_management refresh-token returns reviews reviews_management robots.txt security serviceprovider
  serviceprovider_management serviceprovidercategories serviceproviders signup sitemap.xml statement stockalerts stokvelmembers unauthorized updatecustomer
  updateproduct updateserviceprovider updateslide favicon.ico favicon.svg manifest.webmanifest serviceworker.js icons health docs`.split(
    /\s+/,
  ),
)
