/** Cents: the delivery fee for goods below `freeFrom`; from that amount on, delivery is free. */
export interface DeliveryTerms {
  fee: number
  freeFrom: number
}

/** The delivery fee for goods worth `goods` after discounts, and the amount that is missing for free delivery; all in cents. */
export const deliveryCost = (goods: number, { fee, freeFrom }: DeliveryTerms) => {
  const missing = fee === 0 ? 0 : Math.max(freeFrom - goods, 0)
  return { fee: missing === 0 ? 0 : fee, missing }
}
