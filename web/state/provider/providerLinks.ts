/** The public page of a provider. */
export const providerHref = (id: string) => `/ServiceProvider/${encodeURIComponent(id)}`

/** The page of a provider at its free times. */
export const bookHref = (id: string) => `${providerHref(id)}#times`

/** The booking form of a provider for a time; `start` as an ISO moment. */
export const bookingHref = (id: string, start: string) => `${providerHref(id)}/book?start=${encodeURIComponent(start)}`

/**
 * A chat on WhatsApp with a provider that begins with a text. The numbers of the directory are South African: 082 555 0143 is dialled as
 * 27 82 555 0143.
 */
export const whatsAppHref = (phoneNumber: string, text: string) =>
  `https://wa.me/27${phoneNumber.slice(1)}?text=${encodeURIComponent(text)}`
