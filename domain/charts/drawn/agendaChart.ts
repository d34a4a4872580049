import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const agendaChart: DrawnChart = {
  width: 134,
  height: 149,
  initial: 'open',
  start: [
    [67, 16],
    [67, 30],
  ],
  states: [
    {
      id: 'open',
      label: 'Open',
      isFinal: true,
      stays: ['Slot held', 'Hold released', 'Slot booked', 'Slot released'],
      x: 4,
      y: 30,
      width: 126,
      height: 115,
    },
  ],
  arrows: [],
  everywhere: [],
}
