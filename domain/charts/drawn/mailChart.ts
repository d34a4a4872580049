import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const mailChart: DrawnChart = {
  width: 310,
  height: 284,
  initial: 'unsent',
  start: [
    [146, 16],
    [146, 30],
  ],
  states: [
    { id: 'unsent', label: 'Unsent', isFinal: false, stays: [], x: 100, y: 30, width: 92, height: 37 },
    { id: 'putOff', label: 'Put off', isFinal: false, stays: ['Mail put off'], x: 89, y: 120, width: 113, height: 64 },
    { id: 'sent', label: 'Sent', isFinal: true, stays: [], x: 63, y: 243, width: 92, height: 37 },
    { id: 'refused', label: 'Refused', isFinal: true, stays: [], x: 179, y: 243, width: 92, height: 37 },
  ],
  arrows: [
    {
      from: 'unsent',
      to: 'sent',
      labels: ['Mail sent'],
      points: [
        [123, 67],
        [123, 77],
        [35, 77],
        [35, 233],
        [94, 233],
        [94, 243],
      ],
      label: { x: 4, y: 142.5, width: 61, height: 19, lines: ['Mail sent'] },
    },
    {
      from: 'unsent',
      to: 'putOff',
      labels: ['Mail put off'],
      points: [
        [146, 67],
        [146, 120],
      ],
      label: { x: 108, y: 87, width: 75, height: 19, lines: ['Mail put off'] },
    },
    {
      from: 'unsent',
      to: 'refused',
      labels: ['Mail refused'],
      points: [
        [169, 67],
        [169, 77],
        [266, 77],
        [266, 233],
        [240, 233],
        [240, 243],
      ],
      label: { x: 226, y: 142.5, width: 80, height: 19, lines: ['Mail refused'] },
    },
    {
      from: 'putOff',
      to: 'sent',
      labels: ['Mail sent'],
      points: [
        [127, 184],
        [127, 194],
        [124, 194],
        [124, 243],
      ],
      label: { x: 93, y: 204, width: 61, height: 19, lines: ['Mail sent'] },
    },
    {
      from: 'putOff',
      to: 'refused',
      labels: ['Mail refused'],
      points: [
        [164, 184],
        [164, 194],
        [210, 194],
        [210, 243],
      ],
      label: { x: 170, y: 204, width: 80, height: 19, lines: ['Mail refused'] },
    },
  ],
  everywhere: [],
}
