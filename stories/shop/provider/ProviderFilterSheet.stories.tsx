import { expect, fn } from 'storybook/test'
import { formatMoney } from '#stories/shop/search/kettleSearch.ts'
import preview from '#storybook/preview.tsx'
import { ProviderFilterSheet } from '#ui-kit/shop/provider/ProviderFilterSheet.tsx'
import { noProviderFilter } from '#ui-kit/shop/provider/providerFilter.ts'
import { areas, plumbersInPimville } from './plumberFilters.ts'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderFilterSheet',
  component: ProviderFilterSheet,
  args: { filter: noProviderFilter, areas, money: formatMoney, onApply: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
})

export const NoFilter = meta.story({})

NoFilter.test('calls onApply', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Free at the weekend' }))
  await userEvent.selectOptions(canvas.getByLabelText('Area'), 'Giyani')
  await expect(args.onApply).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: 'Show providers' }))
  await expect(args.onApply).toHaveBeenCalledWith({ area: 'Giyani', available: 'weekend' })
})

export const ManyFilters = meta.story({
  args: { filter: plumbersInPimville },
})

ManyFilters.test('calls onApply', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Show providers' }))
  await expect(args.onApply).toHaveBeenCalledWith(noProviderFilter)
})

export const SmallPhone = meta.story({
  args: { filter: plumbersInPimville },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Close the filters' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Area')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
