import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'

const meta = preview.meta({
  title: 'Space/Columns',
  component: Columns,
  args: {
    children: (
      <Card>
        <Text>What is in the cart, the order or the form.</Text>
      </Card>
    ),
    aside: (
      <Card>
        <Text>What it comes to, and the way on.</Text>
      </Card>
    ),
  },
})

export const BesideOneAnother = meta.story({})

export const Sticky = meta.story({
  args: {
    sticky: true,
    children: (
      <Card>
        {Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Card>
    ),
  },
})

export const SmallTablet = meta.story({ globals: { viewport: { value: 'smallTablet' } } })
export const OneBelowTheOther = meta.story({ globals: { viewport: { value: 'tablet' } } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
export const AsideFirstOnPhones = meta.story({
  args: { firstOnPhones: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const topOf = (text: string) => canvas.getByText(text).getBoundingClientRect().top
    await expect(topOf('What it comes to, and the way on.')).toBeLessThan(
      topOf('What is in the cart, the order or the form.'),
    )
  },
})

/** Held upright, a tablet has room for both: the summary stays the narrower column. */
export const AsideOfTablets = meta.story({
  args: { firstOnPhones: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const leftOf = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    await expect(leftOf('What is in the cart, the order or the form.')).toBeLessThan(
      leftOf('What it comes to, and the way on.'),
    )
  },
})

export const WithoutAside = meta.story({ args: { aside: undefined } })
