import { expect, fn } from 'storybook/test'
import { formatMoney } from '#stories/shop/search/kettleSearch.ts'
import preview from '#storybook/preview.tsx'
import { ProviderFilters } from '#ui-kit/shop/provider/ProviderFilters.tsx'
import { noProviderFilter } from '#ui-kit/shop/provider/providerFilter.ts'
import { areas, plumbersInPimville } from './plumberFilters.ts'
import { ProviderWidth } from './storyWidth.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderFilters',
  component: ProviderFilters,
  args: { filter: noProviderFilter, onChange: fn(), areas, money: formatMoney },
  decorators: [ProviderWidth],
})

export const NoFilter = meta.story({})

NoFilter.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Area'), 'Pimville')
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...noProviderFilter, area: 'Pimville' })
  await userEvent.click(canvas.getByRole('radio', { name: 'Free today' }))
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...noProviderFilter, available: 'today' })
  await userEvent.selectOptions(canvas.getByLabelText('Rating'), '4 stars and up')
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...noProviderFilter, ratingFrom: 4 })
  await userEvent.selectOptions(canvas.getByLabelText('Call-out fee'), 'No call-out fee')
  await expect(args.onChange).toHaveBeenLastCalledWith({ ...noProviderFilter, feeTo: 0 })
})

export const Filtered = meta.story({
  args: { filter: plumbersInPimville },
})

Filtered.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Any time' }))
  await expect(args.onChange).toHaveBeenCalledWith({ ...plumbersInPimville, available: undefined })
})

export const ValuesOfTheAddress = meta.story({
  args: { filter: { area: 'Ga-Rankuwa', ratingFrom: 4.5, feeTo: 275 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Area')).toHaveDisplayValue('Ga-Rankuwa')
    await expect(canvas.getByLabelText('Rating')).toHaveDisplayValue('4.5 stars and up')
    await expect(canvas.getByLabelText('Call-out fee')).toHaveValue('275')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Area')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Any time' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith({ ...noProviderFilter, available: 'today' })
  },
})
