import preview from '#storybook/preview.tsx'
import { Flow } from './Flow.tsx'
import { flowOf } from './flowOf.ts'

const meta = preview.meta({
  title: 'Flows/Address book',
  component: Flow,
  ...flowOf('addressBook', 'open'),
  parameters: { layout: 'fullscreen' },
})

export const Chart = meta.story({})
