/** An amount as the shop writes it, with non-breaking spaces: `rand('1 299.00')`. */
export const rand = (amount: string) => `R ${amount}`.replaceAll(' ', '\u00a0')
