import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { allCustomers, longCustomer } from '#stories/shop/customers/customers.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { CustomersManagementScreen } from '#ui-kit/screens/customers/CustomersManagementScreen.tsx'
import { type CustomerFilter, emptyCustomerFilter } from '#ui-kit/shop/customers/customerFilter.ts'

const meta = preview.meta({
  title: 'Screens/Admin/CustomersManagementScreen',
  component: CustomersManagementScreen,
  args: {
    customers: allCustomers,
    totalCount: 1204,
    filter: emptyCustomerFilter,
    onFilter: fn(),
    page: 1,
    pages: 61,
    hrefFor: (page: number) => `/Customers_Management?page=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({})

FirstPage.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('1204 customers')).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Suspended')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyCustomerFilter, status: 'suspended' })
})

export const AdminsOnly = meta.story({
  args: {
    customers: allCustomers.filter(({ role }) => role === 'Admin'),
    filter: { ...emptyCustomerFilter, role: 'Admin' } as CustomerFilter,
    totalCount: 1,
    pages: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 customer')).toBeVisible()
  },
})

export const Loading = meta.story({ args: { customers: [], loading: true } })

export const Empty = meta.story({ args: { customers: [], totalCount: 0, pages: 1 } })

export const NothingMatches = meta.story({
  args: {
    customers: [],
    totalCount: 0,
    pages: 1,
    filter: { search: 'gogo', status: 'suspended', role: '', sort: 'spent' },
  },
})

NothingMatches.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all customers' }))
  await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyCustomerFilter, sort: 'spent' })
})

export const PastTheLastPage = meta.story({
  args: { customers: [], totalCount: 40, page: 3, pages: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the last page' })).toHaveAttribute(
      'href',
      '/Customers_Management?page=2',
    )
  },
})

export const Failed = meta.story({
  args: { customers: [], failure: { onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch customers')
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: { customers: [longCustomer, ...allCustomers] } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const SmallPhone = meta.story({
  args: { customers: [longCustomer, ...allCustomers] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [filter, setFilter] = useState<CustomerFilter>(emptyCustomerFilter)
    return <CustomersManagementScreen {...args} filter={filter} onFilter={setFilter} />
  },
  play: async ({ canvas, userEvent }) => {
    await tabTo(canvas.getByRole('searchbox', { name: 'Find' }))
    await userEvent.keyboard('amina')
    await expect(canvas.getByRole('searchbox', { name: 'Find' })).toHaveValue('amina')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Sort')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'L••••• M•••••' })).toHaveFocus()
  },
})
