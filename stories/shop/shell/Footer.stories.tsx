import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ThemeSwitch } from '#ui-kit/elements/ThemeSwitch.tsx'
import { Footer } from '#ui-kit/shop/shell/Footer.tsx'
import { footer, footerGroups } from './navigation.ts'

const meta = preview.meta({
  title: 'Shop/Shell/Footer',
  component: Footer,
  args: {
    ...footer,
    groups: footerGroups,
    children: <ThemeSwitch theme="system" onChange={fn()} />,
  },
  parameters: { layout: 'fullscreen' },
})

export const OnEveryPage = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
