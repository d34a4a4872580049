import { accountChart } from './drawn/accountChart.ts'
import { accountSecurityChart } from './drawn/accountSecurityChart.ts'
import { addressBookChart } from './drawn/addressBookChart.ts'
import { addressProofChart } from './drawn/addressProofChart.ts'
import { agendaChart } from './drawn/agendaChart.ts'
import { bookingChart } from './drawn/bookingChart.ts'
import { bookingFlowChart } from './drawn/bookingFlowChart.ts'
import { cartChart } from './drawn/cartChart.ts'
import { checkoutChart } from './drawn/checkoutChart.ts'
import { emailChart } from './drawn/emailChart.ts'
import { enquiryChart } from './drawn/enquiryChart.ts'
import { inboxChart } from './drawn/inboxChart.ts'
import { liveConnectionChart } from './drawn/liveConnectionChart.ts'
import { mailChart } from './drawn/mailChart.ts'
import { orderChart } from './drawn/orderChart.ts'
import { pageViewsChart } from './drawn/pageViewsChart.ts'
import { pictureChart } from './drawn/pictureChart.ts'
import { productChart } from './drawn/productChart.ts'
import { providerChart } from './drawn/providerChart.ts'
import { reviewChart } from './drawn/reviewChart.ts'
import { rosterChart } from './drawn/rosterChart.ts'
import { searchBoxChart } from './drawn/searchBoxChart.ts'
import { searchesChart } from './drawn/searchesChart.ts'
import { securityChart } from './drawn/securityChart.ts'
import { signInChart } from './drawn/signInChart.ts'
import { slideChart } from './drawn/slideChart.ts'
import { slugChart } from './drawn/slugChart.ts'
import { stockAlertsChart } from './drawn/stockAlertsChart.ts'
import type { DrawnChart } from './drawnChart.ts'
import type { MachineName } from './machines.ts'

/** The drawings of all machines. Written by `npm run charts`. */
export const drawnCharts: Record<MachineName, DrawnChart> = {
  order: orderChart,
  cart: cartChart,
  addressBook: addressBookChart,
  account: accountChart,
  product: productChart,
  provider: providerChart,
  booking: bookingChart,
  agenda: agendaChart,
  review: reviewChart,
  enquiry: enquiryChart,
  slide: slideChart,
  stockAlerts: stockAlertsChart,
  inbox: inboxChart,
  signIn: signInChart,
  checkout: checkoutChart,
  bookingFlow: bookingFlowChart,
  searchBox: searchBoxChart,
  liveConnection: liveConnectionChart,
  addressProof: addressProofChart,
  mail: mailChart,
  email: emailChart,
  slug: slugChart,
  picture: pictureChart,
  roster: rosterChart,
  searches: searchesChart,
  pageViews: pageViewsChart,
  accountSecurity: accountSecurityChart,
  security: securityChart,
}
