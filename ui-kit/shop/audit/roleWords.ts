/** Those who act in each role. */
export const roleWords: Readonly<Record<string, string>> = {
  admin: 'Admins',
  customer: 'Customers',
  provider: 'Providers',
  guest: 'Visitors',
  system: 'The shop itself',
}
