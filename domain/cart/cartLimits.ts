/** How many pieces of one product, and how many different products, a cart or an order holds. */
export const mostOfOneProduct = 999
export const mostLines = 100
