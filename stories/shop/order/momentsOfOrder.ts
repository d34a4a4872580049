import { aminasMoments } from '#stories/lives/aminasMoments.ts'

/** Amina's order right after a fact. Throws if there was no such fact. */
export const momentAfter = (type: string) => {
  const found = aminasMoments.find((moment) => moment.type === type)
  if (!found) throw new Error(`Amina's order has no ${type}`)
  return found
}

/** The same as Amina sees it. */
export const customersOrderAfter = (type: string) => {
  const { customer } = momentAfter(type)
  if (!customer) throw new Error(`Amina does not see her order after ${type}`)
  return customer
}
