import { PackageOpen, Sparkles } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Prompt } from '#ui-kit/shop/shell/Prompt.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/Prompt',
  component: Prompt,
  args: {
    icon: <Sparkles size={20} aria-hidden />,
    children: 'A new version is ready.',
    action: { label: 'Reload', onClick: fn() },
    onDismiss: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
})

export const NewVersion = meta.story({})

const orderWaits = {
  icon: <PackageOpen size={20} aria-hidden />,
  children: 'Your order is waiting for you to confirm it.',
  action: { label: 'Confirm', href: '/buy/review' },
}

export const OrderToConfirm = meta.story({ args: orderWaits })

export const OrderWaitsOffline = meta.story({
  args: {
    ...orderWaits,
    children: 'Your order is waiting: nothing has been ordered yet.',
    action: { label: 'Look at it', href: '/buy/review' },
  },
})

export const SmallPhone = meta.story({ args: orderWaits, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.action.onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
