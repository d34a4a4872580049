import { rand } from '#stories/shop/catalogue/rand.ts'

/** Formats cents as the shop does: `money(129900)` is R 1 299.00. */
export const money = (cents: number) =>
  `${cents < 0 ? '-' : ''}${rand((Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ' '))}`
