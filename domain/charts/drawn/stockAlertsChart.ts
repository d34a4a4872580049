import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const stockAlertsChart: DrawnChart = {
  width: 182,
  height: 132,
  initial: 'open',
  start: [
    [91, 16],
    [91, 30],
  ],
  states: [
    {
      id: 'open',
      label: 'Open',
      isFinal: true,
      stays: ['Stock alert requested', 'Stock alert withdrawn', 'Stock alert raised'],
      x: 4,
      y: 30,
      width: 174,
      height: 98,
    },
  ],
  arrows: [],
  everywhere: [],
}
