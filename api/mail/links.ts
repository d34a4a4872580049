/** Where mails lead to. */
export interface Links {
  login: string
  /** The login dialog at its first step towards a new password. */
  forgot: string
  order(orderId: string): string
}

/** `publicUrl`: the shop's address as people see it. */
export const linksOf = (publicUrl: string): Links => ({
  login: new URL('/Login', publicUrl).href,
  forgot: new URL('/Login?step=forgot', publicUrl).href,
  order: (orderId) => new URL(`/account/orders/${encodeURIComponent(orderId)}`, publicUrl).href,
})
