import preview from '#storybook/preview.tsx'
import { Flow } from './Flow.tsx'
import { flowOf } from './flowOf.ts'

const meta = preview.meta({
  title: 'Flows/Booking flow',
  component: Flow,
  ...flowOf('bookingFlow', 'fillingForm'),
  parameters: { layout: 'fullscreen' },
})

export const Chart = meta.story({})
