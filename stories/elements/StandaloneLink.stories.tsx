import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DescriptionItem, DescriptionList } from '#ui-kit/elements/DescriptionList.tsx'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'

const meta = preview.meta({
  title: 'Elements/StandaloneLink',
  component: StandaloneLink,
  args: { href: '/DeliveryTermsAndConditions', children: 'How delivery works' },
})

export const OnItsOwn = meta.story({})

export const InADescription = meta.story({
  render: () => (
    <DescriptionList>
      <DescriptionItem name="Customer" wide detail="amina@ekhaya.example">
        <StandaloneLink href="/customersManagement/amina">Amina Daniels</StandaloneLink>
      </DescriptionItem>
      <DescriptionItem name="Telephone">
        <StandaloneLink href="tel:0825550142">082 555 0142</StandaloneLink>
      </DescriptionItem>
    </DescriptionList>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Amina Daniels' })
    const { left, top, height } = link.getBoundingClientRect()
    await expect(height).toBeLessThan(32)
    await expect(document.elementFromPoint(left + 8, top + height / 2 - 21)).toBe(link)
    await expect(document.elementFromPoint(left + 8, top + height / 2 + 21)).toBe(link)
  },
})

export const LongText = meta.story({
  args: { children: 'Vuthela Rondavel cordless gooseneck kettle with temperature control, 1.7 litres, matt black' },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'How delivery works' })).toHaveFocus()
  },
})
