import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ThemeSwitch } from '#ui-kit/elements/ThemeSwitch.tsx'
import { Footer } from '#ui-kit/shop/shell/Footer.tsx'
import { footerGroups } from './navigation.ts'

const meta = preview.meta({
  title: 'Shop/Footer',
  component: Footer,
  args: {
    name: 'Ekhaya',
    tagline: 'it makes life easier and more affordable',
    groups: footerGroups,
    copyright: '© 2019 Ekhaya',
    children: <ThemeSwitch theme="system" onChange={fn()} />,
  },
  parameters: { layout: 'fullscreen' },
})

export const OnEveryPage = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
