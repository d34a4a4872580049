import preview from '#storybook/preview.tsx'
import { ChartDrawing } from '#ui-kit/shop/history/ChartDrawing.tsx'
import type { Machine } from '#ui-kit/shop/history/chart.ts'

const box = { width: 96, height: 37 }
const sign = { width: 60, height: 19 }

const door: Machine = {
  ...{ width: 180, height: 160, initial: 'open', current: 'closed', visited: ['open'], everywhere: [] },
  start: [
    [80, 16],
    [80, 30],
  ],
  states: [
    { ...box, id: 'open', label: 'Open', x: 32, y: 30, isFinal: false, stays: [] },
    { ...box, id: 'closed', label: 'Closed', x: 32, y: 110, isFinal: false, stays: [] },
  ],
  arrows: [
    {
      ...{ from: 'open', to: 'closed', labels: ['Pushed'] },
      points: [
        [56, 67],
        [56, 110],
      ],
      label: { ...sign, x: 26, y: 79, lines: ['Pushed'] },
    },
    {
      ...{ from: 'closed', to: 'open', labels: ['Pulled'] },
      points: [
        [108, 110],
        [108, 67],
      ],
      label: { ...sign, x: 90, y: 79, lines: ['Pulled'] },
    },
  ],
}

const meta = preview.meta({
  title: 'Shop/History/ChartDrawing',
  component: ChartDrawing,
  args: {
    id: 'door',
    machine: door,
    description: 'A door is open or closed. It is closed.',
  },
})

export const OppositeArrows = meta.story({})
