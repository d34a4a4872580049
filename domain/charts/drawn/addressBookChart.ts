import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const addressBookChart: DrawnChart = {
  width: 154,
  height: 132,
  initial: 'open',
  start: [
    [77, 16],
    [77, 30],
  ],
  states: [
    {
      id: 'open',
      label: 'Open',
      isFinal: true,
      stays: ['Address added', 'Address updated', 'Address deleted'],
      x: 4,
      y: 30,
      width: 146,
      height: 98,
    },
  ],
  arrows: [],
  everywhere: [],
}
