import type { DrawnChart } from '#domain/charts/drawnChart.ts'

/** Written by `npm run charts`. */
export const enquiryChart: DrawnChart = {
  width: 348,
  height: 458,
  initial: 'unreceived',
  start: [
    [217, 16],
    [217, 30],
  ],
  states: [
    { id: 'unreceived', label: 'Not received', isFinal: false, stays: [], x: 161, y: 30, width: 112, height: 37 },
    { id: 'open', label: 'Open', isFinal: false, stays: [], x: 171, y: 114, width: 92, height: 37 },
    {
      id: 'answered',
      label: 'Answered',
      isFinal: false,
      stays: ['Enquiry answered'],
      x: 10,
      y: 300,
      width: 150,
      height: 64,
    },
    { id: 'closed', label: 'Closed', isFinal: false, stays: [], x: 171, y: 204, width: 92, height: 37 },
    { id: 'erased', label: 'Erased', isFinal: true, stays: [], x: 186, y: 417, width: 92, height: 37 },
  ],
  arrows: [
    {
      from: 'unreceived',
      to: 'open',
      labels: ['Enquiry received'],
      points: [
        [217, 67],
        [217, 114],
      ],
      label: { x: 164, y: 81, width: 106, height: 19, lines: ['Enquiry received'] },
    },
    {
      from: 'open',
      to: 'answered',
      labels: ['Enquiry answered'],
      points: [
        [194, 151],
        [194, 161],
        [60, 161],
        [60, 300],
      ],
      label: { x: 4, y: 213, width: 112, height: 19, lines: ['Enquiry answered'] },
    },
    {
      from: 'open',
      to: 'closed',
      labels: ['Enquiry closed'],
      points: [
        [217, 151],
        [217, 204],
      ],
      label: { x: 170, y: 171, width: 94, height: 19, lines: ['Enquiry closed'] },
    },
    {
      from: 'open',
      to: 'erased',
      labels: ['Enquiry erased'],
      points: [
        [240, 151],
        [240, 161],
        [297, 161],
        [297, 407],
        [255, 407],
        [255, 417],
      ],
      label: { x: 249, y: 261, width: 95, height: 19, lines: ['Enquiry erased'] },
    },
    {
      from: 'answered',
      to: 'erased',
      labels: ['Enquiry erased'],
      points: [
        [85, 364],
        [85, 407],
        [209, 407],
        [209, 417],
      ],
      label: { x: 37, y: 378, width: 95, height: 19, lines: ['Enquiry erased'] },
    },
    {
      from: 'closed',
      to: 'answered',
      labels: ['Enquiry answered'],
      points: [
        [202, 241],
        [202, 251],
        [160, 251],
        [160, 290],
        [110, 290],
        [110, 300],
      ],
      label: { x: 104, y: 261, width: 112, height: 19, lines: ['Enquiry answered'] },
    },
    {
      from: 'closed',
      to: 'erased',
      labels: ['Enquiry erased'],
      points: [
        [232, 241],
        [232, 417],
      ],
      label: { x: 184, y: 322.5, width: 95, height: 19, lines: ['Enquiry erased'] },
    },
  ],
  everywhere: [],
}
