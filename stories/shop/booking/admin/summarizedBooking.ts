import { transitionsWhileCompleted, transitionsWhileRequested, visitForAdmins } from '#stories/lives/aminasBooking.ts'

export const summarizedBooking = visitForAdmins
export const requestedTransitions = transitionsWhileRequested
export const settledTransitions = transitionsWhileCompleted
