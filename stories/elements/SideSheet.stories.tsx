import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { SideSheet } from '#ui-kit/elements/SideSheet.tsx'

const meta = preview.meta({
  title: 'Elements/SideSheet',
  component: SideSheet,
  args: {
    heading: 'Filters',
    closeLabel: 'Close the filters',
    onClose: fn(),
    actions: <Button>Show products</Button>,
    children: <Checkbox label="In stock" checked onChange={fn()} />,
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

export const AtTheSide = meta.story({})

export const LongerThanThePage = meta.story({
  args: {
    children: Array.from({ length: 30 }, (_, index) => `Brand number ${index + 1}`).map((label) => (
      <Checkbox key={label} label={label} checked={false} onChange={fn()} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show products' })).toBeVisible()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const PressBesideIt = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const OnDemand = () => {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Filters</Button>
      {isOpen && (
        <SideSheet heading="Filters" closeLabel="Close the filters" onClose={() => setIsOpen(false)} actions={null}>
          <Checkbox label="In stock" checked onChange={fn()} />
        </SideSheet>
      )}
    </>
  )
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: () => <OnDemand />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'Close the filters' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
