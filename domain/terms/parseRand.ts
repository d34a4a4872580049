/** Cents from an amount as people type it: `1 299`, `R1299.50` or `1299,5`. `undefined` for anything else, and from R100 million on. */
export const parseRand = (typed: string) => {
  const [, whole, decimals = ''] = /^R?(\d{1,8})(?:[.,](\d{1,2}))?$/i.exec(typed.replace(/\s/g, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
