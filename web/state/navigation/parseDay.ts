/** Parses a day, 2026-11-21. An invalid day gives an empty text. */
export const parseDay = (text: string) => (isDay(text) ? text : '')

// `new Date` reads the 30th of February as the 2nd of March.
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
