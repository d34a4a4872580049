/** A day that somebody wrote, 2026-11-21; empty where there is no such day. */
export const dayIn = (text: string) => (isDay(text) ? text : '')

// The 30th of February is read as the 2nd of March.
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
