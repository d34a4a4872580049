import type { AnyStateMachine } from 'xstate'
import { addressProofMachine } from '#domain/account/addressProofMachine.ts'
import { signInMachine } from '#domain/account/signInMachine.ts'
import { bookingFlowMachine } from '#domain/booking/bookingFlowMachine.ts'
import { searchBoxMachine } from '#domain/catalogue/searchBoxMachine.ts'
import { liveConnectionMachine } from '#domain/live/liveConnectionMachine.ts'
import { checkoutMachine } from '#domain/order/checkoutMachine.ts'
import { recordDefinitions } from '#domain/recordDefinitions.ts'

/** How a machine is called on its chart. */
interface ChartedMachine {
  title: string
  machine: AnyStateMachine
  /** Labels of states whose name alone would mislead. */
  labels?: Readonly<Record<string, string>>
  /** Why people see none of its states: it keeps count or order for the shop itself. */
  bookkeeping?: string
}

const {
  account,
  accountSecurity,
  addressBook,
  agenda,
  booking,
  cart,
  email,
  enquiry,
  inbox,
  mail,
  order,
  pageViews,
  picture,
  product,
  provider,
  review,
  roster,
  searches,
  security,
  slide,
  slug,
  stockAlerts,
} = recordDefinitions

/** Every machine of the shop: of its records, and of what people do in a flow. */
export const machines = {
  order: {
    title: 'Order',
    machine: order.machine,
    labels: { reserving: 'Checking stock' },
  },
  cart: { title: 'Cart', machine: cart.machine },
  addressBook: { title: 'Address book', machine: addressBook.machine },
  account: {
    title: 'Account',
    machine: account.machine,
    labels: {
      unopened: 'Not opened',
      'suspended.unverified': 'Suspended, unverified',
      'suspended.verified': 'Suspended',
    },
  },
  product: { title: 'Product', machine: product.machine, labels: { unknown: 'Not added' } },
  provider: { title: 'Service provider', machine: provider.machine, labels: { unknown: 'Not added' } },
  booking: { title: 'Booking', machine: booking.machine, labels: { unrequested: 'Not requested', noShow: 'No-show' } },
  agenda: { title: 'Agenda', machine: agenda.machine },
  review: { title: 'Review', machine: review.machine, labels: { unwritten: 'Not written' } },
  enquiry: { title: 'Enquiry', machine: enquiry.machine, labels: { unreceived: 'Not received' } },
  slide: { title: 'Slide', machine: slide.machine, labels: { unknown: 'Not added', shown: 'In the banner' } },
  stockAlerts: { title: 'Stock alerts', machine: stockAlerts.machine },
  inbox: { title: 'Inbox', machine: inbox.machine },

  signIn: { title: 'Sign in', machine: signInMachine, labels: { confirmingLink: 'Link opened' } },
  checkout: { title: 'Checkout', machine: checkoutMachine },
  bookingFlow: { title: 'Booking flow', machine: bookingFlowMachine },
  searchBox: { title: 'Search box', machine: searchBoxMachine },
  liveConnection: { title: 'Live connection', machine: liveConnectionMachine },
  addressProof: {
    title: 'Address proof',
    machine: addressProofMachine,
    labels: { ownSignUp: 'Owner signed up', strangersSignUp: 'Stranger signed up' },
  },

  mail: {
    title: 'Mail',
    machine: mail.machine,
    bookkeeping: 'It remembers which mails are sent. People see the mail itself.',
  },
  email: {
    title: 'E-mail address',
    machine: email.machine,
    bookkeeping: 'It decides whose account an address belongs to. People see the account.',
  },
  slug: {
    title: 'Web address of a product',
    machine: slug.machine,
    bookkeeping: 'It keeps two products from having the same address. Admins see the refusal in the form of a product.',
  },
  picture: {
    title: 'Picture',
    machine: picture.machine,
    bookkeeping: 'It stores an uploaded picture once. People see the product, provider or slide that shows it.',
  },
  roster: {
    title: 'Admins',
    machine: roster.machine,
    bookkeeping: 'It keeps the shop from losing its last admin. Admins see the refusal on the page of a customer.',
  },
  searches: {
    title: 'Searches',
    machine: searches.machine,
    bookkeeping: 'It counts searches without a result. Admins see the figures on the dashboard.',
  },
  pageViews: {
    title: 'Page views',
    machine: pageViews.machine,
    bookkeeping: 'It counts opened pages. Admins see the figures on the dashboard.',
  },
  accountSecurity: {
    title: 'Security of an account',
    machine: accountSecurity.machine,
    bookkeeping: 'It counts logins and refusals of one account. Admins see them on the security page.',
  },
  security: {
    title: 'Security',
    machine: security.machine,
    bookkeeping: 'It counts refusals of visitors without an account. Admins see them on the security page.',
  },
} satisfies Record<string, ChartedMachine>

export type MachineName = keyof typeof machines

/** A machine by its name, with all optional fields. */
export const chartedMachine = (name: MachineName): ChartedMachine => machines[name]
