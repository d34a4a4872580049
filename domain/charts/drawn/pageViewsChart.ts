import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const pageViewsChart: DrawnChart = {
  width: 172,
  height: 98,
  initial: 'counting',
  start: [
    [86, 16],
    [86, 30],
  ],
  states: [
    {
      id: 'counting',
      label: 'Counting',
      isFinal: true,
      stays: ['Page views counted'],
      x: 4,
      y: 30,
      width: 164,
      height: 64,
    },
  ],
  arrows: [],
  everywhere: [],
}
