import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const providerChart: DrawnChart = {
  width: 237,
  height: 475,
  initial: 'unknown',
  start: [
    [140.2, 16],
    [140.2, 30],
  ],
  states: [
    { id: 'unknown', label: 'Not added', isFinal: false, stays: [], x: 92.2, y: 30, width: 96, height: 37 },
    {
      id: 'listed',
      label: 'Listed',
      isFinal: false,
      stays: [
        'Provider described',
        'Provider pictured',
        'Working hours changed',
        'Days off changed',
        'Provider verified',
        'Verification withdrawn',
      ],
      x: 47.7,
      y: 114,
      width: 185,
      height: 149,
    },
    {
      id: 'withdrawn',
      label: 'Withdrawn',
      isFinal: false,
      stays: [
        'Provider described',
        'Provider pictured',
        'Working hours changed',
        'Days off changed',
        'Provider verified',
        'Verification withdrawn',
      ],
      x: 47.7,
      y: 322,
      width: 185,
      height: 149,
    },
  ],
  arrows: [
    {
      from: 'unknown',
      to: 'listed',
      labels: ['Provider added'],
      points: [
        [140.2, 67],
        [140.2, 114],
      ],
      label: { x: 91.7, y: 81, width: 97, height: 19, lines: ['Provider added'] },
    },
    {
      from: 'listed',
      to: 'withdrawn',
      labels: ['Provider withdrawn'],
      points: [
        [171, 263],
        [171, 322],
      ],
      label: { x: 110, y: 283, width: 122, height: 19, lines: ['Provider withdrawn'] },
    },
    {
      from: 'withdrawn',
      to: 'listed',
      labels: ['Provider listed'],
      points: [
        [109.3, 322],
        [109.3, 312],
        [50, 312],
        [50, 273],
        [109.3, 273],
        [109.3, 263],
      ],
      label: { x: 4, y: 283, width: 92, height: 19, lines: ['Provider listed'] },
    },
  ],
  everywhere: [],
}
