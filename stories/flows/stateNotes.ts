import type { MachineName } from '#domain/charts/machines.ts'

/** What a state means to people, where its name alone does not say it. */
export const stateNotes: Partial<Record<MachineName, Readonly<Record<string, string>>>> = {
  order: {
    reserving: 'The products decide, each on its own stream, whether there is enough.',
    rejected: 'A product was sold out, or the reservation took too long. The customer is told at the checkout.',
    pending: 'Its stock is set aside; the customer may still cancel.',
    delivered: 'The driver has the signature. Cash or card is collected at the door.',
  },
  cart: { open: 'A cart is never closed: after an order it is empty, and goes on.' },
  addressBook: { open: 'Addresses come and go; orders keep the address that they were placed with.' },
  account: {
    unverified: 'Signed up, and the code in the mail is not typed yet: nothing can be ordered.',
    'suspended.unverified': 'Suspended before the address was verified, and back to unverified when it is reinstated.',
    'suspended.verified': 'No login, no order. An admin can reinstate it.',
    erased: 'The key to its personal data is destroyed.',
  },
  product: {
    draft: 'Only admins see it, until it is listed.',
    listed: 'It is in the shop and can be ordered.',
    withdrawn: 'No longer sold; orders that hold it go on.',
  },
  provider: {
    listed: 'In the directory, and can be booked.',
    withdrawn: 'No longer in the directory; bookings to come are settled one by one.',
  },
  booking: {
    requested: 'The shop asks the service provider; the customer may still move or cancel it.',
    completed: 'The customer may write a review.',
    noShow: 'Nobody opened the door.',
  },
  agenda: {
    open: 'A day of a service provider stays open: a slot is held for five minutes, booked, or given back. Whether it can be taken is decided by the commands.',
  },
  review: { hidden: 'Only its author and admins see it. Rewriting does not show it again.' },
  enquiry: { answered: 'A second answer corrects or completes the first.' },
  slide: { shown: 'It is in the banner from its first day to its last.' },
  stockAlerts: { open: 'The products that a customer waits for.' },
  inbox: { open: 'Which entries are read. The entries themselves come from orders, bookings and enquiries.' },
  signIn: {
    closed: 'In every other state the close button of the dialog leads back here.',
    confirmingLink: 'Scanners of mails open links too: a person has to confirm.',
    typingLogin: 'Fresh, with an address that is known, after a refusal or with good news.',
    sendingLoginOtp: 'Others typed wrong passwords, and a code passes the wait.',
    typingSignup: 'Fresh, with a password that was refused, or filled in by somebody who came back.',
    typingEmail: 'Fresh, or because a proof was too old.',
    typingOtp: 'The code of a sign-up, for a new password, or of somebody who is signed in.',
    needingOtp: 'The code is used up or too old: only a new one helps.',
    signedIn: 'The dialog is closed, and the page is the one from which it was opened.',
  },
  checkout: {
    choosingAddress: 'There is no address yet, or the chosen one was deleted.',
    reviewing: 'The address is chosen and the customer reviews the order.',
    placing: 'The request is sent; pressing again sends no second one.',
    refused: 'The shop refused the order, and the page says what to do.',
    unanswered: 'Nobody knows whether the order has arrived; it can be repeated with the same key.',
    placed: 'The cart shows the success panel.',
  },
  bookingFlow: {
    choosingTime: 'The customer looks at the free times.',
    holding: 'The chosen time is being kept.',
    holdFailed: 'Neither kept nor taken: there is no connection, or no such provider.',
    timeTaken: 'Somebody was quicker, before the form or while it was filled; the nearest free times are offered.',
    fillingForm: 'The time is kept for five minutes.',
    holdExpired: 'The five minutes are over, and what was filled in stays.',
    requesting: 'The request is sent; pressing again sends no second one.',
    unanswered: 'Nobody knows whether the request has arrived; it can be sent again with the same key.',
    refused: 'The shop refused the request, and the form says why.',
    verifyingEmail: 'The code that was mailed is asked for above the form.',
    requested: 'The page says what happens next.',
  },
  searchBox: {
    resting: 'No search is running; the results, if any, are on the page.',
    typing: 'Half a second after the last key the search request is sent.',
    searching: 'The results are loading, and the tags that begin like the text.',
    suggesting: 'At most five tags are offered.',
  },
  liveConnection: {
    stopped: 'Before the first connection, and after the page is left.',
    connecting: 'A socket is being opened, for at most ten seconds.',
    connected: 'Frames arrive: open pages change without a reload.',
    waiting:
      'The next attempt follows after one to five seconds, or at once when the browser is online again or the tab is shown.',
    givenUp:
      'Ten attempts in a row have failed. Only a browser that is online again, a tab that is shown or another person starts anew.',
  },
  addressProof: {
    unused: 'Nobody has signed up with the address.',
    ownSignUp: 'The owner of the mailbox has signed up, and nobody else.',
    strangersSignUp: 'Somebody who cannot read the mailbox has signed up with the address.',
    sideBySide: 'Both have signed up: neither sees or erases anything of the other, and neither can order.',
    choosingPassword: 'The code came back in a browser that has not signed up.',
    choosingFirstPassword: 'The same, where only a stranger has signed up.',
    signUpVerified: 'The owner has what they had entered; the stranger’s sign-up is void.',
    newAccount: 'The owner has an account with nothing in it; every sign-up is void.',
  },
  mail: { putOff: 'The mail server did not take it: it is tried again later.' },
}
