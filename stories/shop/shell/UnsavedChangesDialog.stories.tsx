import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { UnsavedChangesDialog } from '#ui-kit/shop/shell/UnsavedChangesDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/UnsavedChangesDialog',
  component: UnsavedChangesDialog,
  args: { onStay: fn(), onLeave: fn() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onLeave', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await expect(args.onLeave).toHaveBeenCalledOnce()
  await expect(args.onStay).not.toHaveBeenCalled()
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const stay = await screen.findByRole('button', { name: 'Stay here' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).not.toHaveBeenCalled()
    await tabTo(stay)
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
})
