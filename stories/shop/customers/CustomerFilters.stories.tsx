import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CustomerFilters } from '#ui-kit/shop/customers/CustomerFilters.tsx'
import { emptyCustomerFilter } from '#ui-kit/shop/customers/customerFilter.ts'

const meta = preview.meta({
  title: 'Shop/Customers/CustomerFilters',
  component: CustomerFilters,
  args: { filter: emptyCustomerFilter, onFilter: fn() },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Suspended')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyCustomerFilter, status: 'suspended' })
  await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Admin')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyCustomerFilter, role: 'Admin' })
  await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Most spent')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyCustomerFilter, sort: 'spent' })
})

export const Filtered = meta.story({
  args: { filter: { search: 'dlamini', status: 'active', role: 'Customer', sort: 'lastOrder' } },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyCustomerFilter, search: 'a' })
    await userEvent.tab()
    await expect(canvas.getByLabelText('Status')).toHaveFocus()
  },
})
