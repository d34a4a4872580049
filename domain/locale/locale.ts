import { enZA } from './enZA/enZA.ts'

/** All translated texts of one language. Another language is an object of this type: it does not compile with a text missing. */
export type Locale = typeof enZA

/** The language of the shop. */
export const locale: Locale = enZA
