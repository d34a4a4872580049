import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const searchesChart: DrawnChart = {
  width: 194,
  height: 98,
  initial: 'counting',
  start: [
    [97, 16],
    [97, 30],
  ],
  states: [
    {
      id: 'counting',
      label: 'Counting',
      isFinal: true,
      stays: ['Searches found nothing'],
      x: 4,
      y: 30,
      width: 186,
      height: 64,
    },
  ],
  arrows: [],
  everywhere: [],
}
