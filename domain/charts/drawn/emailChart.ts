import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const emailChart: DrawnChart = {
  width: 208,
  height: 211,
  initial: 'unproven',
  start: [
    [75, 16],
    [75, 30],
  ],
  states: [
    {
      id: 'unproven',
      label: 'Unproven',
      isFinal: false,
      stays: ['E-mail claimed', 'E-mail released'],
      x: 7.5,
      y: 30,
      width: 135,
      height: 81,
    },
    { id: 'proven', label: 'Proven', isFinal: false, stays: [], x: 21.8, y: 170, width: 92, height: 37 },
  ],
  arrows: [
    {
      from: 'unproven',
      to: 'proven',
      labels: ['E-mail proven'],
      points: [
        [97.5, 111],
        [97.5, 121],
        [159.5, 121],
        [159.5, 160],
        [83.2, 160],
        [83.2, 170],
      ],
      label: { x: 115, y: 131, width: 89, height: 19, lines: ['E-mail proven'] },
    },
    {
      from: 'proven',
      to: 'unproven',
      labels: ['E-mail released'],
      points: [
        [52.5, 170],
        [52.5, 111],
      ],
      label: { x: 4, y: 131, width: 97, height: 19, lines: ['E-mail released'] },
    },
  ],
  everywhere: [],
}
