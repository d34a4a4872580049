/** The admins' pages, each in a chunk of its own. */
export const adminPages = {
  OrdersManagement: async () => (await import('./order/OrdersManagementRoute.tsx')).OrdersManagementRoute,
  AdminOrder: async () => (await import('./order/AdminOrderRoute.tsx')).AdminOrderRoute,
  ProductsManagement: async () => (await import('./stockroom/ProductsManagementRoute.tsx')).ProductsManagementRoute,
  Import: async () => (await import('./stockroom/ImportRoute.tsx')).ImportRoute,
  ProductHistory: async () => (await import('./stockroom/ProductHistoryRoute.tsx')).ProductHistoryRoute,
  AddProduct: async () => (await import('./stockroom/AddProductRoute.tsx')).AddProductRoute,
  UpdateProduct: async () => (await import('./stockroom/UpdateProductRoute.tsx')).UpdateProductRoute,
  ReviewsManagement: async () => (await import('./review/ReviewsManagementRoute.tsx')).ReviewsManagementRoute,
}

export type AdminPage = keyof typeof adminPages
