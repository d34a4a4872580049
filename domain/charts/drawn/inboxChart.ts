import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const inboxChart: DrawnChart = {
  width: 149,
  height: 115,
  initial: 'open',
  start: [
    [74.5, 16],
    [74.5, 30],
  ],
  states: [
    {
      id: 'open',
      label: 'Open',
      isFinal: true,
      stays: ['Inbox entry read', 'Inbox read'],
      x: 4,
      y: 30,
      width: 141,
      height: 81,
    },
  ],
  arrows: [],
  everywhere: [],
}
