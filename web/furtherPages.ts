/** The pages that few begin with, each in a chunk of its own. */
export const furtherPages = {
  AboutUs: async () => (await import('./about/AboutRoute.tsx')).AboutRoute,
  ContactUs: async () => (await import('./about/ContactRoute.tsx')).ContactRoute,
  Help: async () => (await import('./about/HelpRoute.tsx')).HelpRoute,

  Account: async () => (await import('./account/AccountRoute.tsx')).AccountRoute,
  PersonalDetails: async () => (await import('./account/PersonalDetailsRoute.tsx')).PersonalDetailsRoute,
  UpdateCustomer: async () => (await import('./account/UpdateCustomerRoute.tsx')).UpdateCustomerRoute,
  AddressBook: async () => (await import('./address/AddressBookRoute.tsx')).AddressBookRoute,
  Orders: async () => (await import('./order/OrdersRoute.tsx')).OrdersRoute,
  Order: async () => (await import('./order/OrderRoute.tsx')).OrderRoute,
  Review: async () => (await import('./order/ReviewRoute.tsx')).ReviewRoute,
  Invoice: async () => (await import('./order/InvoiceRoute.tsx')).InvoiceRoute,

  Dashboard: async () => (await import('./dashboard/DashboardRoute.tsx')).DashboardRoute,
  OrdersManagement: async () => (await import('./order/OrdersManagementRoute.tsx')).OrdersManagementRoute,
  AdminOrder: async () => (await import('./order/AdminOrderRoute.tsx')).AdminOrderRoute,
  ProductsManagement: async () => (await import('./stockroom/ProductsManagementRoute.tsx')).ProductsManagementRoute,
  Import: async () => (await import('./stockroom/ImportRoute.tsx')).ImportRoute,
  ProductHistory: async () => (await import('./stockroom/ProductHistoryRoute.tsx')).ProductHistoryRoute,
  AddProduct: async () => (await import('./stockroom/AddProductRoute.tsx')).AddProductRoute,
  UpdateProduct: async () => (await import('./stockroom/UpdateProductRoute.tsx')).UpdateProductRoute,
  ReviewsManagement: async () => (await import('./review/ReviewsManagementRoute.tsx')).ReviewsManagementRoute,
  CustomersManagement: async () => (await import('./customers/CustomersManagementRoute.tsx')).CustomersManagementRoute,
  Customer: async () => (await import('./customers/CustomerRoute.tsx')).CustomerRoute,
  Audit: async () => (await import('./audit/AuditRoute.tsx')).AuditRoute,
}

export type FurtherPage = keyof typeof furtherPages
