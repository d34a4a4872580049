import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { SideMenu } from '#ui-kit/shop/shell/SideMenu.tsx'
import { adminItems, guestItems } from './navigation.ts'

const meta = preview.meta({
  title: 'Shop/Shell/SideMenu',
  component: SideMenu,
  args: { heading: 'Welcome to Ekhaya', items: guestItems, open: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

export const Guest = meta.story({})

export const Installable = meta.story({
  args: { items: [...guestItems, { label: 'Install Ekhaya', onSelect: fn() }] },
})

export const Admin = meta.story({ args: { items: [...adminItems, { label: 'Logout', onSelect: fn() }] } })

export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

const logout = fn()

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: {
    open: false,
    items: [
      { label: 'Home', href: '/' },
      { label: 'Logout', onSelect: logout },
    ],
  },
  render: (args) => {
    const [open, setOpen] = useState(args.open)

    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the menu</Button>
        <SideMenu {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the menu' })

    await userEvent.click(opener)
    await expect(canvas.getByRole('dialog', { name: 'Welcome to Ekhaya' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close the menu' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const entry = await canvas.findByRole('button', { name: 'Logout' })
    await tabTo(entry)
    await userEvent.keyboard(' ')
    await expect(logout).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
