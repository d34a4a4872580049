/** Who visits the shop. */
export type VisitorRole = 'guest' | 'customer' | 'admin'

/** What a page says of itself: its title, without the name of the shop, and its first heading. */
export interface PageSigns {
  title: string | RegExp
  heading: string | RegExp
}

/** A page of the shop. `{order}` and the like stand for ids that the demo data do not fix. */
export interface RoutePage extends PageSigns {
  path: string
  /** The HTTP status. */
  status: number
  /** Who may see it; by default everybody. */
  access?: 'signedIn' | 'admin'
  /** Search engines leave it out; pages with `access` too. */
  unlisted?: true
  /** What it says once its script has run, where that differs from what the server renders. */
  loaded?: PageSigns
  /** The sign-in dialog that is open above it for guests; signed-in people are led to the home page. */
  dialog?: 'Login' | 'Signup'
}

const page = (path: string, title: string | RegExp, heading: string | RegExp = title, status = 200): RoutePage => ({
  path,
  title,
  heading,
  status,
})

/** A page of whoever is signed in. `loaded`: its title and its heading once its content is known. */
const ownPage = (path: string, title: string, loaded?: PageSigns): RoutePage => ({
  ...page(path, title),
  access: 'signedIn',
  loaded: loaded ?? { title, heading: title },
})

const adminPage = (path: string, title: string, loaded?: PageSigns): RoutePage => ({
  ...ownPage(path, title, loaded),
  access: 'admin',
})

/** What a guest sees in place of a page that is not public. */
export const loginPrompt: PageSigns = {
  title: 'Please log in',
  heading: 'You need to be logged in to view this page',
}

/** What a customer sees in place of an admin page. */
export const denied: PageSigns = {
  title: 'No permission',
  heading: 'You do not have permission to view this page.',
}

const kettle = 'Vuthela Rondavel kettle, 1.7 litres'
const slide = 'Long evenings, full plates'
const home = { title: 'it makes life easier and more affordable', heading: /^Everything for your home/ }
const orderTitle = /^Order EK-\w{4}-\w{4}$/
const bookingTitle = /^Booking BK-\w{4}-\w{4}$/
const notFound = 'Something went wrong. Please try again or refresh the page.'

/** Every page of the shop: those of section 2 of the specification, and the others of the site map. */
export const routeTable: RoutePage[] = [
  page('/', home.title, home.heading),
  { ...page('/Login', home.title, home.heading), dialog: 'Login' },
  { ...page('/Signup', home.title, home.heading), dialog: 'Signup' },
  { ...page('/?search=kettle', 'kettle: search', 'Search results'), unlisted: true },
  page('/Categories', 'Categories', 'Shop by category'),
  page('/Categories/Appliances', 'Appliances'),
  page('/Categories/Kitchen%20Appliances', 'Kitchen Appliances'),
  page('/Categories/appliances%2Fkitchen-appliances', 'Kitchen Appliances'),
  page('/categories/appliances/kitchen-appliances', 'Kitchen Appliances'),
  page('/categories/appliances/cooling/fans', 'Fans'),
  page('/Brands/Vuthela', 'Vuthela'),
  page('/vuthela-rondavel-kettle', kettle),
  page('/no-such-product', 'No product found', 'No product found', 404),

  page('/ServiceProviders', 'Service providers'),
  {
    ...page('/ServiceProviders?search=plumber', 'plumber: service providers', 'Results for “plumber”'),
    unlisted: true,
  },
  page('/ServiceProvider/hendrik-botha', 'Hendrik Botha, Master plumber', 'Hendrik Botha'),
  page('/ServiceProvider/nobody', 'No service provider found', 'No service provider found', 404),
  page('/serviceProviderCategories/home-services', 'Home Services'),
  page('/serviceProviderCategories/home-services/plumbing', 'Plumbing'),
  page('/serviceProviderCategories/home-services%2Fplumbing', 'Plumbing'),
  page('/serviceProviderCategories/home-services/plumbing/geysers', 'Geysers'),
  ownPage('/ServiceProvider/hendrik-botha/book?start={freeTime}', 'Book a visit'),

  { ...page('/Cart', 'Your cart'), loaded: { title: 'Your cart', heading: 'Your cart is empty' }, unlisted: true },
  page('/AboutUs', 'About Us'),
  page('/ContactUs', 'Contact Us'),
  page('/Help', 'Help'),
  page('/Help/faq', 'Questions and answers'),
  page('/Help/contact', 'Contact Us'),
  page('/StokvelMembers', 'Help'),
  page('/Payment', 'Help'),
  page('/Statement', 'Help'),
  page('/AllMembers', 'Help'),
  page('/DeliveryTermsAndConditions', 'Free delivery: terms and conditions'),
  page('/BuyNowPayLater', 'Buy Now Pay Later'),
  page('/LayBuy', 'Lay-Buy'),
  page('/Returns', 'Returns and refunds'),
  page('/Privacy', 'Privacy'),
  { ...page('/unauthorized', denied.title, denied.heading), unlisted: true },
  { ...page('/offline', 'Offline', 'You are offline, and this page is not on your device'), unlisted: true },
  page('/no/such/page', 'Not found', notFound, 404),
  page('/%E0%A4%A', 'Not found', notFound, 404),

  ownPage('/account', 'Account'),
  ownPage('/account/orders', 'Orders'),
  ownPage('/account/orders/{order}', 'Order', { title: orderTitle, heading: orderTitle }),
  ownPage('/account/orders/{order}/invoice', 'Invoice', { title: /^Invoice EK-/, heading: 'Tax invoice' }),
  ownPage('/account/bookings', 'Bookings'),
  ownPage('/account/bookings/{booking}', 'Booking', { title: bookingTitle, heading: bookingTitle }),
  ownPage('/account/inbox', 'Inbox'),
  ownPage('/account/address-book', 'Address book'),
  ownPage('/account/personal-details', 'Personal details'),
  ownPage('/UpdateCustomer', 'Update details'),
  ownPage('/buy/review', 'Review your order'),

  adminPage('/Dashboard', 'Dashboard'),
  adminPage('/Orders_Management', 'Orders management'),
  adminPage('/Orders_Management/{order}', 'Order', { title: orderTitle, heading: orderTitle }),
  adminPage('/Bookings_Management', 'Bookings management'),
  adminPage('/Bookings_Management/{booking}', 'Booking', { title: bookingTitle, heading: bookingTitle }),
  adminPage('/Products_Management', 'Products management'),
  adminPage('/Products_Management/import', 'Import products'),
  adminPage('/Products_Management/{kettle}', 'Product history', { title: `${kettle}: history`, heading: kettle }),
  adminPage('/AddProduct', 'Add product'),
  adminPage('/UpdateProduct/{kettle}', 'Update product', { title: `Update ${kettle}`, heading: 'Update product' }),
  adminPage('/ServiceProvider_Management', 'Service providers management'),
  adminPage('/ServiceProvider_Management/hendrik-botha', 'Service provider history', {
    title: 'Hendrik Botha: history',
    heading: 'Hendrik Botha',
  }),
  adminPage('/AddServiceProvider', 'Add service provider'),
  adminPage('/UpdateServiceProvider/hendrik-botha', 'Update service provider', {
    title: 'Update Hendrik Botha',
    heading: 'Update service provider',
  }),
  adminPage('/Banner_Management', 'Banner management'),
  adminPage('/Banner_Management/summer-evenings', 'Slide history', { title: `${slide}: history`, heading: slide }),
  adminPage('/AddSlide', 'Add slide'),
  adminPage('/UpdateSlide/summer-evenings', 'Update slide', { title: `Update ${slide}`, heading: 'Update slide' }),
  adminPage('/Reviews_Management', 'Reviews'),
  adminPage('/Enquiries_Management', 'Enquiries'),
  adminPage('/Customers_Management', 'Customers management'),
  adminPage('/Customers_Management/{customer}', 'Customer', { title: 'Customer', heading: /^A•+ D•+$/ }),
  adminPage('/Audit', 'Audit'),
  adminPage('/Security', 'Security'),
]
