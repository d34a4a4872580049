import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const slideChart: DrawnChart = {
  width: 223,
  height: 407,
  initial: 'unknown',
  start: [
    [77, 16],
    [77, 30],
  ],
  states: [
    { id: 'unknown', label: 'Not added', isFinal: false, stays: [], x: 29, y: 30, width: 96, height: 37 },
    {
      id: 'shown',
      label: 'In the banner',
      isFinal: false,
      stays: ['Slide reworded', 'Slide pictured', 'Slide scheduled', 'Slide moved'],
      x: 8,
      y: 114,
      width: 138,
      height: 115,
    },
    {
      id: 'withdrawn',
      label: 'Withdrawn',
      isFinal: false,
      stays: ['Slide reworded', 'Slide pictured', 'Slide scheduled', 'Slide moved'],
      x: 8,
      y: 288,
      width: 138,
      height: 115,
    },
  ],
  arrows: [
    {
      from: 'unknown',
      to: 'shown',
      labels: ['Slide added'],
      points: [
        [77, 67],
        [77, 114],
      ],
      label: { x: 38, y: 81, width: 77, height: 19, lines: ['Slide added'] },
    },
    {
      from: 'shown',
      to: 'withdrawn',
      labels: ['Slide withdrawn'],
      points: [
        [100, 229],
        [100, 239],
        [168, 239],
        [168, 278],
        [100, 278],
        [100, 288],
      ],
      label: { x: 117, y: 249, width: 102, height: 19, lines: ['Slide withdrawn'] },
    },
    {
      from: 'withdrawn',
      to: 'shown',
      labels: ['Slide reinstated'],
      points: [
        [54, 288],
        [54, 229],
      ],
      label: { x: 4, y: 249, width: 99, height: 19, lines: ['Slide reinstated'] },
    },
  ],
  everywhere: [],
}
