import { Heart } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CountedLink } from '#ui-kit/shop/shell/CountedLink.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/CountedLink',
  component: CountedLink,
  args: { href: '/wishes', icon: <Heart size={24} aria-hidden />, name: 'Wishes', count: 4, unit: 'products' },
})

export const Four = meta.story({})

Four.test('takes the focus', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Wishes, 4 products' })
  await userEvent.tab()
  await expect(link).toHaveFocus()
})

export const None = meta.story({ args: { count: 0, unit: 'none' } })

export const MoreThanFit = meta.story({ args: { count: 100 } })
