import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ErasingTerms } from '#ui-kit/shop/account/ErasingTerms.tsx'

const meta = preview.meta({ title: 'Shop/ErasingTerms', component: ErasingTerms, args: { whose: 'own' as const } })

export const OnesOwn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your address book')).toBeVisible()
    await expect(canvas.getByText(/the law has us keep for five years/)).toBeVisible()
  },
})

export const SomebodyElses = meta.story({ args: { whose: 'customers' } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
