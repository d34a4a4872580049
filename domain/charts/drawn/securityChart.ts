import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const securityChart: DrawnChart = {
  width: 197,
  height: 98,
  initial: 'counting',
  start: [
    [98.5, 16],
    [98.5, 30],
  ],
  states: [
    {
      id: 'counting',
      label: 'Counting',
      isFinal: true,
      stays: ['Security events counted'],
      x: 4,
      y: 30,
      width: 189,
      height: 64,
    },
  ],
  arrows: [],
  everywhere: [],
}
