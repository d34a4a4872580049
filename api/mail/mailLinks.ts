/** The links in mails. */
export interface MailLinks {
  login: string
  /** The login dialog at its first step towards a new password. */
  forgot: string
  /** The login dialog with a secret in place of a one-time password, in the fragment, which browsers do not send to servers. */
  code(email: string, link: string): string
  order(orderId: string): string
  booking(bookingId: string): string
  /** The list of enquiries, with this one in it. For admins. */
  enquiry(enquiryNumber: string): string
  product(slug: string): string
  /** The customer's inbox, with the products that they wait for. */
  inbox: string
  /** The reviews on the page of a service provider. */
  providerReviews(providerId: string): string
}

/** `publicUrl`: the shop's public URL. */
export const mailLinksOf = (publicUrl: string): MailLinks => ({
  login: new URL('/Login', publicUrl).href,
  forgot: new URL('/Login?step=forgot', publicUrl).href,
  code: (email, link) => new URL(`/Login?step=mail#${new URLSearchParams({ email, link })}`, publicUrl).href,
  order: (orderId) => new URL(`/account/orders/${encodeURIComponent(orderId)}`, publicUrl).href,
  booking: (bookingId) => new URL(`/account/bookings/${encodeURIComponent(bookingId)}`, publicUrl).href,
  enquiry: (enquiryNumber) =>
    new URL(`/Enquiries_Management?${new URLSearchParams({ search: enquiryNumber })}`, publicUrl).href,
  product: (slug) => new URL(`/${encodeURIComponent(slug)}`, publicUrl).href,
  inbox: new URL('/account/inbox', publicUrl).href,
  providerReviews: (providerId) =>
    new URL(`/ServiceProvider/${encodeURIComponent(providerId)}#your-review`, publicUrl).href,
})
