/** What a figure has to reach to be good enough. */
export interface Bar {
  atLeast?: number
  atMost?: number
}

/** The figures of one program: each printed as `name: value (bar: …)` as soon as it is known. */
export const openFigures = (print: (line: string) => void = console.log) => {
  let met = 0
  let short = 0
  return {
    /** Prints a figure, and counts its bar if it has one. */
    figure: (name: string, value: number, unit = '', bar: Bar = {}) => {
      const words = wordsOf(bar, unit)
      print(`${name}: ${shown(value)}${unit}${words ? ` (bar: ${words})` : ''}`)
      if (!words) return
      if (isMet(value, bar)) met += 1
      else short += 1
    },
    /** Prints a line that is no figure: progress, conditions, an explanation. */
    note: print,
    /** Prints the last line and answers the exit code: 0 where every bar was met. */
    close: () => {
      print(`bars: ${met} met, ${short} short`)
      return short === 0 ? 0 : 1
    },
  }
}

export type Figures = ReturnType<typeof openFigures>

const isMet = (value: number, { atLeast = -Infinity, atMost = Infinity }: Bar) => value >= atLeast && value <= atMost

const wordsOf = ({ atLeast, atMost }: Bar, unit: string) =>
  [
    ...(atLeast === undefined ? [] : [`at least ${shown(atLeast)}${unit}`]),
    ...(atMost === undefined ? [] : [`at most ${shown(atMost)}${unit}`]),
  ].join(', ')

/** Three significant places, and thousands apart. */
const shown = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0, useGrouping: true })
