/** How many people are online, and how many view each product. */
export interface Presence {
  online: number
  viewers: ReadonlyMap<string, number>
}

export const nobody: Presence = { online: 0, viewers: new Map() }

/** The products whose viewer counts differ. */
export const differingProducts = (one: Presence, other: Presence) =>
  [...new Set([...one.viewers.keys(), ...other.viewers.keys()])].filter(
    (productId) => one.viewers.get(productId) !== other.viewers.get(productId),
  )
