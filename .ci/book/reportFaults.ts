import type { Figures } from '#api/programs/figures.ts'

/** `SHOWN=1000 npm run book` shows more. */
const mostShown = Number(process.env['SHOWN'] ?? 40)

/** Prints how many faults there are, where none may be, and the first of them. */
export const reportFaults = (figures: Figures, name: string, faults: readonly string[]) => {
  figures.figure(name, faults.length, '', { atMost: 0 })
  for (const fault of faults.slice(0, mostShown)) figures.note(`  ${fault.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
  if (faults.length > mostShown) figures.note(`  and ${faults.length - mostShown} more`)
}
