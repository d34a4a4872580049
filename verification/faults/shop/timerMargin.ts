/** Seconds within which a timer that is due reacts while the policies of a shop run. */
export const timerMargin = 5
