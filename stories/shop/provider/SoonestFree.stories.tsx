import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SoonestFree } from '#ui-kit/shop/provider/SoonestFree.tsx'
import { offeredLongNamed, offeredPieter, offeredRisuna, offeredThemba } from './offeredProviders.ts'
import { now } from './providers.ts'
import { ProviderWidth } from './storyWidth.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/SoonestFree',
  component: SoonestFree,
  args: { provider: offeredThemba, now },
  decorators: [ProviderWidth],
})

export const Today = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Free today 14:00 with Themba Mokoena: see all free times' }),
    ).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Rated 4.7 out of 5 by 31 people' })).toBeVisible()
  },
})
export const LaterAndNotVerified = meta.story({ args: { provider: offeredPieter } })
export const NoPortraitNoReviews = meta.story({ args: { provider: offeredRisuna } })
export const NobodyIsFree = meta.story({ args: { provider: null } })
export const Unknown = meta.story({ args: { provider: undefined, now: '' } })
export const LongText = meta.story({ args: { provider: offeredLongNamed } })
export const SmallPhone = meta.story({
  args: { provider: offeredLongNamed },
  globals: { viewport: { value: 'small' } },
})
