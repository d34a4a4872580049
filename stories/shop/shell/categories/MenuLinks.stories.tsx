import { expect, fn } from 'storybook/test'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import preview from '#storybook/preview.tsx'
import { MenuLinks } from '#ui-kit/shop/shell/categories/MenuLinks.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/MenuLinks',
  component: MenuLinks,
  args: {
    links: [
      { label: 'On sale', href: '/?discountStart=1' },
      { label: 'All categories', href: '/Categories' },
    ],
    onSelect: fn(),
  },
  decorators: [withoutNavigation],
})

export const TwoLinks = meta.story({})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
})
