import preview from '#storybook/preview.tsx'
import { Flow } from './Flow.tsx'
import { flowOf } from './flowOf.ts'

const meta = preview.meta({
  title: 'Flows/Booking',
  component: Flow,
  ...flowOf('booking', 'requested'),
  parameters: { layout: 'fullscreen' },
})

export const Chart = meta.story({})
