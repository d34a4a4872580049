// The pages of records that admins look after.

export const managedOrderHref = (id: string) => `/Orders_Management/${encodeURIComponent(id)}`

export const customerHref = (id: string) => `/Customers_Management/${encodeURIComponent(id)}`

export const managedBookingHref = (id: string) => `/Bookings_Management/${encodeURIComponent(id)}`

/** The bookings of one service provider. */
export const providerBookingsHref = (providerId: string) =>
  `/Bookings_Management?provider=${encodeURIComponent(providerId)}`

/** The form of a service provider. */
export const editProviderHref = (id: string) => `/UpdateServiceProvider/${encodeURIComponent(id)}`

export const providerHistoryHref = (id: string) => `/ServiceProvider_Management/${encodeURIComponent(id)}`

/** The form of a product. */
export const editProductHref = (id: string) => `/UpdateProduct/${encodeURIComponent(id)}`

export const productHistoryHref = (id: string) => `/Products_Management/${encodeURIComponent(id)}`
