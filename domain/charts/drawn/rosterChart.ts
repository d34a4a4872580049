import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const rosterChart: DrawnChart = {
  width: 131,
  height: 115,
  initial: 'open',
  start: [
    [65.5, 16],
    [65.5, 30],
  ],
  states: [
    {
      id: 'open',
      label: 'Open',
      isFinal: true,
      stays: ['Admin joined', 'Admin left'],
      x: 4,
      y: 30,
      width: 123,
      height: 81,
    },
  ],
  arrows: [],
  everywhere: [],
}
