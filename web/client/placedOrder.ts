import { atom } from 'jotai'
import type { AnswerOf } from './calls.ts'

/** The order that was just placed: set by the review, shown once by the cart. */
export const placedOrderAtom = atom<AnswerOf<'POST order/placeOrder'>['result'] | undefined>(undefined)
