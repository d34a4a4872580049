/** The label of each role. */
export const roleLabels: Readonly<Record<string, string>> = {
  admin: 'Admins',
  customer: 'Customers',
  provider: 'Providers',
  guest: 'Visitors',
  system: 'The shop itself',
}
