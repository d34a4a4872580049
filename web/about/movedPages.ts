/** The pages of an older version of this shop, by their address: `/#StokvelMembers`, `/#/StokvelMembers` or `/StokvelMembers`. */
export const movedPages: Readonly<Record<string, string>> = {
  StokvelMembers: 'Stokvel members',
  Payment: 'Payment',
  Statement: 'Statement',
  AllMembers: 'All members',
}
