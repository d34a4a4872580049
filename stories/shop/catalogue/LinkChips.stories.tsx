import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LinkChips } from '#ui-kit/shop/catalogue/LinkChips.tsx'

const kitchen = ['Kettles', 'Toasters', 'Microwave ovens', 'Stoves & hobs', 'Blenders', 'Air fryers', 'Coffee machines']

const meta = preview.meta({
  title: 'Shop/Catalogue/LinkChips',
  component: LinkChips,
  args: {
    label: 'Parts of Kitchen appliances',
    links: kitchen.map((label) => ({ label, href: `/categories/appliances/${label}` })),
  },
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Parts of Kitchen appliances' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(7)
  },
})

export const Centred = meta.story({ args: { centered: true } })

export const OneLineOnAPhone = meta.story({
  args: { inOneLine: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').clientHeight).toBeLessThan(60)
  },
})

export const BlockOnAPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const LongWords = meta.story({
  args: { links: [{ label: 'Pumps, timers and everything for a borehole or a rainwater tank', href: '/pumps' }] },
  globals: { viewport: { value: 'small' } },
})
