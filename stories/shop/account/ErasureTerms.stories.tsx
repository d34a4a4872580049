import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ErasureTerms } from '#ui-kit/shop/account/ErasureTerms.tsx'

const meta = preview.meta({
  title: 'Shop/Account/ErasureTerms',
  component: ErasureTerms,
  args: { invoiceYears: 5, whose: 'own' as const },
})

export const OwnAccount = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your address book')).toBeVisible()
    await expect(canvas.getByText(/we must keep for 5 years by law/)).toBeVisible()
  },
})

export const CustomerAccount = meta.story({ args: { whose: 'customers' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
