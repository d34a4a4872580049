import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const pictureChart: DrawnChart = {
  width: 100,
  height: 155,
  initial: 'unknown',
  start: [
    [50, 16],
    [50, 30],
  ],
  states: [
    { id: 'unknown', label: 'Unknown', isFinal: false, stays: [], x: 4, y: 30, width: 92, height: 37 },
    { id: 'kept', label: 'Kept', isFinal: true, stays: [], x: 4, y: 114, width: 92, height: 37 },
  ],
  arrows: [
    {
      from: 'unknown',
      to: 'kept',
      labels: ['Picture kept'],
      points: [
        [50, 67],
        [50, 114],
      ],
      label: { x: 10.5, y: 81, width: 79, height: 19, lines: ['Picture kept'] },
    },
  ],
  everywhere: [],
}
