import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const searchBoxChart: DrawnChart = {
  width: 308,
  height: 274,
  initial: 'resting',
  start: [
    [121, 16],
    [121, 30],
  ],
  states: [
    { id: 'resting', label: 'Resting', isFinal: false, stays: [], x: 75, y: 30, width: 92, height: 37 },
    { id: 'typing', label: 'Typing', isFinal: false, stays: [], x: 208, y: 30, width: 92, height: 37 },
    { id: 'searching', label: 'Searching', isFinal: false, stays: [], x: 150, y: 143, width: 92, height: 37 },
    { id: 'suggesting', label: 'Suggesting', isFinal: false, stays: [], x: 31, y: 233, width: 101, height: 37 },
  ],
  arrows: [
    {
      from: 'typing',
      to: 'searching',
      labels: ['After debounce'],
      points: [
        [254, 67],
        [254, 133],
        [211, 133],
        [211, 143],
      ],
      label: { x: 204, y: 95.5, width: 100, height: 19, lines: ['After debounce'] },
    },
    {
      from: 'searching',
      to: 'resting',
      labels: ['At once', 'Suggest: refused'],
      points: [
        [181, 143],
        [181, 133],
        [136, 133],
        [136, 67],
      ],
      label: { x: 82, y: 87, width: 108, height: 36, lines: ['At once', 'Suggest: refused'] },
    },
    {
      from: 'searching',
      to: 'suggesting',
      labels: ['Suggest: done'],
      points: [
        [196, 180],
        [196, 223],
        [98, 223],
        [98, 233],
      ],
      label: { x: 149, y: 194, width: 93, height: 19, lines: ['Suggest: done'] },
    },
    {
      from: 'suggesting',
      to: 'resting',
      labels: ['Suggestions closed'],
      points: [
        [65, 233],
        [65, 77],
        [106, 77],
        [106, 67],
      ],
      label: { x: 4, y: 152, width: 122, height: 19, lines: ['Suggestions closed'] },
    },
  ],
  everywhere: [
    { label: 'Typed', to: 'typing' },
    { label: 'Suggestion chosen', to: 'resting' },
    { label: 'Searched now', to: 'resting' },
    { label: 'Page changed', to: 'resting' },
  ],
}
