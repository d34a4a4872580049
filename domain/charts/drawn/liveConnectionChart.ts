import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const liveConnectionChart: DrawnChart = {
  width: 668,
  height: 374,
  initial: 'stopped',
  start: [
    [50, 16],
    [50, 30],
  ],
  states: [
    { id: 'stopped', label: 'Stopped', isFinal: false, stays: [], x: 4, y: 30, width: 92, height: 37 },
    { id: 'connecting', label: 'Connecting', isFinal: false, stays: [], x: 250, y: 87, width: 103, height: 37 },
    { id: 'connected', label: 'Connected', isFinal: false, stays: [], x: 252, y: 209, width: 99, height: 37 },
    { id: 'waiting', label: 'Waiting', isFinal: false, stays: [], x: 399, y: 333, width: 92, height: 37 },
    { id: 'givenUp', label: 'Given up', isFinal: false, stays: [], x: 147, y: 333, width: 92, height: 37 },
  ],
  arrows: [
    {
      from: 'connecting',
      to: 'connected',
      labels: ['Socket opened'],
      points: [
        [302, 124],
        [302, 209],
      ],
      label: { x: 253, y: 154, width: 97, height: 19, lines: ['Socket opened'] },
    },
    {
      from: 'connecting',
      to: 'givenUp',
      labels: ['Socket closed [is last attempt]', 'After connect timeout [is last attempt]'],
      points: [
        [267, 124],
        [267, 134],
        [74, 134],
        [74, 323],
        [170, 323],
        [170, 333],
      ],
      label: {
        x: 4,
        y: 187,
        width: 139,
        height: 70,
        lines: ['Socket closed', '[is last attempt]', 'After connect timeout', '[is last attempt]'],
      },
    },
    {
      from: 'connecting',
      to: 'waiting',
      labels: ['Socket closed', 'After connect timeout'],
      points: [
        [319, 124],
        [319, 144],
        [445, 144],
        [445, 333],
      ],
      label: { x: 375, y: 204, width: 139, height: 36, lines: ['Socket closed', 'After connect timeout'] },
    },
    {
      from: 'connected',
      to: 'givenUp',
      labels: ['Socket closed [is last attempt]'],
      points: [
        [285, 246],
        [285, 267],
        [260, 267],
        [260, 323],
        [216, 323],
        [216, 333],
      ],
      label: { x: 210, y: 277, width: 100, height: 36, lines: ['Socket closed', '[is last attempt]'] },
    },
    {
      from: 'connected',
      to: 'waiting',
      labels: ['Socket closed'],
      points: [
        [318, 246],
        [318, 267],
        [370, 267],
        [370, 323],
        [422, 323],
        [422, 333],
      ],
      label: { x: 324, y: 285.5, width: 91, height: 19, lines: ['Socket closed'] },
    },
    {
      from: 'waiting',
      to: 'connecting',
      labels: ['Tab shown', 'After reconnect delay'],
      points: [
        [468, 333],
        [468, 323],
        [596, 323],
        [596, 134],
        [336, 134],
        [336, 124],
      ],
      label: { x: 528, y: 204, width: 136, height: 36, lines: ['Tab shown', 'After reconnect delay'] },
    },
    {
      from: 'givenUp',
      to: 'connecting',
      labels: ['Tab shown'],
      points: [
        [193, 333],
        [193, 144],
        [284, 144],
        [284, 124],
      ],
      label: { x: 157, y: 212.5, width: 71, height: 19, lines: ['Tab shown'] },
    },
  ],
  everywhere: [
    { label: 'Connection requested', to: 'connecting' },
    { label: 'Stopped', to: 'stopped' },
  ],
}
