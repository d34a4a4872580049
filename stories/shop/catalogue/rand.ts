/** Formats an amount as the shop does, with non-breaking spaces: `rand('1 299.00')`. */
export const rand = (amount: string) => `R ${amount}`.replaceAll(' ', '\u00a0')
