import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const slugChart: DrawnChart = {
  width: 100,
  height: 155,
  initial: 'free',
  start: [
    [50, 16],
    [50, 30],
  ],
  states: [
    { id: 'free', label: 'Free', isFinal: false, stays: [], x: 4, y: 30, width: 92, height: 37 },
    { id: 'claimed', label: 'Claimed', isFinal: true, stays: [], x: 4, y: 114, width: 92, height: 37 },
  ],
  arrows: [
    {
      from: 'free',
      to: 'claimed',
      labels: ['Slug claimed'],
      points: [
        [50, 67],
        [50, 114],
      ],
      label: { x: 8.5, y: 81, width: 83, height: 19, lines: ['Slug claimed'] },
    },
  ],
  everywhere: [],
}
