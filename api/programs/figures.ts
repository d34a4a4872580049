/** The threshold that a figure has to meet. */
export interface FigureBar {
  atLeast?: number
  atMost?: number
}

/** The figures of one program: each printed as `name: value (bar: …)` as soon as it is known. */
export const openFigures = (print: (line: string) => void = console.log) => {
  let met = 0
  let missed = 0
  return {
    /** Prints a figure, and counts its bar if it has one. */
    figure: (name: string, value: number, unit = '', bar: FigureBar = {}) => {
      const barText = barTextOf(bar, unit)
      print(`${name}: ${formatted(value)}${unit}${barText ? ` (bar: ${barText})` : ''}`)
      if (!barText) return
      if (isMet(value, bar)) met += 1
      else missed += 1
    },
    /** Prints a line that is no figure: progress, conditions, an explanation. */
    note: print,
    /** Prints the last line and returns the exit code: 0 if every bar was met. */
    close: () => {
      print(`bars: ${met} met, ${missed} short`)
      return missed === 0 ? 0 : 1
    },
  }
}

export type Figures = ReturnType<typeof openFigures>

const isMet = (value: number, { atLeast = -Infinity, atMost = Infinity }: FigureBar) =>
  value >= atLeast && value <= atMost

const barTextOf = ({ atLeast, atMost }: FigureBar, unit: string) =>
  [
    ...(atLeast === undefined ? [] : [`at least ${formatted(atLeast)}${unit}`]),
    ...(atMost === undefined ? [] : [`at most ${formatted(atMost)}${unit}`]),
  ].join(', ')

/** Three significant places, and thousands apart. */
const formatted = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0, useGrouping: true })
