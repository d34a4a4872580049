import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const reviewChart: DrawnChart = {
  width: 209,
  height: 305,
  initial: 'unwritten',
  start: [
    [77, 16],
    [77, 30],
  ],
  states: [
    { id: 'unwritten', label: 'Not written', isFinal: false, stays: [], x: 25, y: 30, width: 103, height: 37 },
    { id: 'shown', label: 'Shown', isFinal: false, stays: ['Review rewritten'], x: 4, y: 114, width: 145, height: 64 },
    {
      id: 'hidden',
      label: 'Hidden',
      isFinal: false,
      stays: ['Review rewritten'],
      x: 4,
      y: 237,
      width: 145,
      height: 64,
    },
  ],
  arrows: [
    {
      from: 'unwritten',
      to: 'shown',
      labels: ['Review written'],
      points: [
        [77, 67],
        [77, 114],
      ],
      label: { x: 29, y: 81, width: 96, height: 19, lines: ['Review written'] },
    },
    {
      from: 'shown',
      to: 'hidden',
      labels: ['Review hidden'],
      points: [
        [52, 178],
        [52, 237],
      ],
      label: { x: 5, y: 198, width: 94, height: 19, lines: ['Review hidden'] },
    },
    {
      from: 'hidden',
      to: 'shown',
      labels: ['Review shown'],
      points: [
        [101, 237],
        [101, 227],
        [159, 227],
        [159, 188],
        [101, 188],
        [101, 178],
      ],
      label: { x: 113, y: 198, width: 92, height: 19, lines: ['Review shown'] },
    },
  ],
  everywhere: [],
}
