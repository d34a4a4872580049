import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CustomersTable } from '#ui-kit/shop/customers/CustomersTable.tsx'
import { allCustomers, aminaMasked, longCustomer } from './customers.ts'

const meta = preview.meta({
  title: 'Shop/Customers/CustomersTable',
  component: CustomersTable,
  args: { customers: allCustomers, sort: 'newest' as const },
})

export const SevenCustomers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'A••••• D•••••' })).toHaveAttribute(
      'href',
      '/Customers_Management/amina',
    )
    await expect(canvas.getByRole('columnheader', { name: 'Customer since' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
})

export const MostSpentFirst = meta.story({
  args: { sort: 'spent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Spent' })).toHaveAttribute('aria-sort', 'descending')
  },
})

export const OneCustomer = meta.story({ args: { customers: [aminaMasked] } })

export const LongText = meta.story({ args: { customers: [longCustomer, ...allCustomers] } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LongTextOnASmallPhone = meta.story({
  args: { customers: [longCustomer, aminaMasked] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Customers' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'L••••• M•••••' })).toHaveFocus()
  },
})
