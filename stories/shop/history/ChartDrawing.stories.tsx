import preview from '#storybook/preview.tsx'
import { ChartDrawing } from '#ui-kit/shop/history/ChartDrawing.tsx'

const meta = preview.meta({
  title: 'Shop/ChartDrawing',
  component: ChartDrawing,
  args: {
    id: 'door',
    machine: {
      states: [
        { id: 'open', label: 'Open', x: 0, y: 0 },
        { id: 'closed', label: 'Closed', x: 1, y: 0 },
        { id: 'locked', label: 'Locked', x: 1, y: 1 },
      ],
      arrows: [
        { from: 'open', to: 'closed' },
        { from: 'closed', to: 'open' },
        { from: 'closed', to: 'locked' },
        { from: 'locked', to: 'closed' },
      ],
      current: 'closed',
      visited: ['open'],
    },
    gaps: { x: 40, y: 30 },
    description: 'A door is open, closed or locked. It is closed.',
  },
})

export const OppositeArrows = meta.story({})
