import { shortMonths } from '#ui-kit/elements/southAfricaTime.ts'

/** `2026-12-25` -> `25 Dec 2026`, with non-breaking spaces. */
export const formatDate = (day: string) =>
  `${Number(day.slice(8))}\u00a0${shortMonths[Number(day.slice(5, 7)) - 1]}\u00a0${day.slice(0, 4)}`
