import { expect, fn, waitFor } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import preview from '#storybook/preview.tsx'
import { CategoryMenu } from '#ui-kit/shop/shell/CategoryMenu.tsx'
import { ControlledMenu } from './ControlledMenu.tsx'
import { MenuBar } from './MenuBar.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/CategoryMenu',
  component: CategoryMenu,
  args: { allHref: '/Categories', open: false, onToggle: fn(), onApproach: fn() },
  decorators: [MenuBar],
})

/** A pointer or the focus that comes near is told, so that the list can load before it is wanted. */
export const Closed = meta.story({})

Closed.test('calls onApproach and onToggle', async ({ canvas, userEvent, args }) => {
  await userEvent.hover(canvas.getByRole('button', { name: 'Shop by Category' }))
  await expect(args.onApproach).toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
  await expect(args.onToggle).toHaveBeenCalledWith(true)
})

export const OfServiceProviders = meta.story({ args: { label: 'Search By Service Provider Categories' } })

/** It is open, and its list is not there yet. */
export const Loading = meta.story({ args: { open: true } })

export const Open = meta.story({
  render: () => <ControlledMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
    await expect(canvas.getByRole('button', { name: /Hardware/ })).toBeVisible()
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('button', { name: /Hardware/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
    await expect(canvas.getByRole('link', { name: 'All Appliances' })).toBeVisible()
    leaveFocus()
  },
})

/** On phones the menu shares its row with the search, and shows the beginning of its label only. */
export const ShortOnASmallPhone = meta.story({
  render: () => <ControlledMenu shortLabel="Shop" />,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop by Category' }))
    await expect(canvas.getByRole('button', { name: /Household/ })).toBeVisible()
    leaveFocus()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: () => <ControlledMenu />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Shop by Category' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /^Appliances/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(opener).not.toHaveFocus())
  },
})
