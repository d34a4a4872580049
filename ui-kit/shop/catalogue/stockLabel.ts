/** Up to this stock, the number of remaining pieces is shown. */
const fewLimit = 5

/** The label 'Only 3 left' or 'Sold out'; undefined while there is enough stock. */
export const stockLabel = (stock: number) => {
  if (stock === 0) return { tone: 'bad' as const, label: 'Sold out' }

  return stock <= fewLimit ? { tone: 'warn' as const, label: `Only ${stock} left` } : undefined
}
