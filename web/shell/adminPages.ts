/** The pages for admins. */
export const adminLinks = [
  ['Dashboard', '/Dashboard'],
  ['Products Management', '/Products_Management'],
  ['Orders Management', '/Orders_Management'],
  ['Service Providers Management', '/ServiceProvider_Management'],
  ['Bookings Management', '/Bookings_Management'],
  ['Customers Management', '/Customers_Management'],
  ['Reviews Management', '/Reviews_Management'],
  ['Enquiries Management', '/Enquiries_Management'],
  ['Banner Management', '/Banner_Management'],
  ['Audit', '/Audit'],
  ['Security', '/Security'],
] as const

export type AdminPath = (typeof adminLinks)[number][1]
