import { expect, fn, within } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { AuditFilters } from '#ui-kit/shop/audit/AuditFilters.tsx'
import { emptyAuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import { allTypes, nouns, orderTypes, thandisDeliveries } from './auditFilters.ts'

const meta = preview.meta({
  title: 'Shop/Audit/AuditFilters',
  component: AuditFilters,
  args: { filter: emptyAuditFilter, nouns, types: allTypes, onFilter: fn() },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Records'), 'Orders')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyAuditFilter, noun: 'order' })
  await userEvent.selectOptions(canvas.getByLabelText('Who'), 'The shop itself')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyAuditFilter, role: 'system' })
})

export const TypesByRecord = meta.story({})

TypesByRecord.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  const products = canvas.getByRole('group', { name: 'Products' })
  await expect(within(products).getAllByRole('option')).toHaveLength(2)
  await userEvent.selectOptions(canvas.getByLabelText('What happened'), 'ProductRepriced')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyAuditFilter, type: 'ProductRepriced' })
})

export const Filtered = meta.story({
  args: { filter: thandisDeliveries, types: orderTypes },
})

Filtered.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('option', { name: 'ProductAdded' })).toBeNull()
  await userEvent.selectOptions(canvas.getByLabelText('Records'), 'Products')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...thandisDeliveries, noun: 'product', type: '' })
  await userEvent.selectOptions(canvas.getByLabelText('Who'), 'Customers')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...thandisDeliveries, role: 'customer', actor: '' })
})

export const ReversedDates = meta.story({
  args: { filter: { ...emptyAuditFilter, since: '2026-11-22', until: '2026-11-16' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('To')).toBeInvalid()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Records')).toHaveFocus()
    await tabTo(canvas.getByLabelText('From'))
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-16')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...emptyAuditFilter, since: '2026-11-16' })
  },
})
