/** How many pieces of one product, and how many different products, a cart or an order holds. */
export const maxPiecesPerProduct = 999
export const maxCartLines = 100
