// The code computes money in integer cents; responses contain rand as numbers with two decimals.

/** Cents from an amount in rand, rounded to the nearest cent. */
export const toCents = (rands: number) => Math.round(rands * 100)

/** The amount in rand for a response. */
export const toRand = (amount: number) => amount / 100

/** Formats cents for display: `R 1 299.00`, with non-breaking spaces. */
export const formatRand = (amount: number) => {
  const [whole = '0', decimals = '00'] = (Math.abs(amount) / 100).toFixed(2).split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${amount < 0 ? '-' : ''}R\u00a0${groups}.${decimals}`
}

/** Formats cents for a sentence: `R250`, or `R59.50` if the amount is not in whole rand. */
export const formatShortRand = (amount: number) => formatRand(amount).replace('\u00a0', '').replace(/\.00$/, '')

/** Price times count, minus discount percent of it (section 9 of the specification), in cents. A negative discount adds. */
export const lineTotal = (price: number, count: number, discount: number) =>
  price * count - Math.round((price * count * discount) / 100)

/** The price of one piece after its discount, in cents. */
export const discountedPrice = (price: number, discount: number) => lineTotal(price, 1, discount)

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
