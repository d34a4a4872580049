import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProvidersTable } from '#ui-kit/shop/providerAdmin/table/ProvidersTable.tsx'
import { longProviderRow, providerRows } from './providerRows.ts'

const meta = preview.meta({
  title: 'Shop/Provider admin/ProvidersTable',
  component: ProvidersTable,
  args: { providers: providerRows, sort: { by: 'name', descending: false } as const, onSort: fn() },
})

export const ThreeProviders = meta.story({})

ThreeProviders.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Sipho Mabaso' })).toHaveAttribute(
    'href',
    '/UpdateServiceProvider/sipho',
  )
  await expect(canvas.getByRole('link', { name: 'Bookings of Sipho Mabaso' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Rating' }))
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'rating', descending: false })
})

export const LongText = meta.story({ args: { providers: [longProviderRow, ...providerRows] } })
export const SmallPhone = meta.story({
  args: { providers: [longProviderRow, ...providerRows] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Service provider' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'name', descending: true })
  },
})
