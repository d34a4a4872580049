import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CustomerFilters } from '#ui-kit/shop/customers/CustomerFilters.tsx'
import { everybody } from '#ui-kit/shop/customers/customerFilter.ts'

const meta = preview.meta({
  title: 'Shop/CustomerFilters',
  component: CustomerFilters,
  args: { filter: everybody, onFilter: fn() },
})

export const Everybody = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Suspended')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...everybody, status: 'suspended' })
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Admin')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...everybody, role: 'Admin' })
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Most spent')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...everybody, sort: 'spent' })
  },
})

export const Narrowed = meta.story({
  args: { filter: { search: 'dlamini', status: 'active', role: 'Customer', sort: 'lastOrder' } },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...everybody, search: 'a' })
    await userEvent.tab()
    await expect(canvas.getByLabelText('Status')).toHaveFocus()
  },
})
