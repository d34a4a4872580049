import preview from '#storybook/preview.tsx'
import { DataSaverBar } from '#ui-kit/shop/shell/DataSaverBar.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/DataSaverBar',
  component: DataSaverBar,
  args: { kilobytes: 21 },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({})
export const LongVisit = meta.story({ args: { kilobytes: 12345 } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
