import { categories } from '#stories/shop/shell/navigation.ts'
import preview from '#storybook/preview.tsx'
import { CategoryName } from '#ui-kit/shop/shell/categories/CategoryName.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

const appliances = categories[0] ?? { name: 'Appliances', href: '/Categories/Appliances' }

const meta = preview.meta({
  title: 'Shop/Shell/CategoryName',
  component: CategoryName,
  args: { category: appliances },
  decorators: [
    (Story) => (
      <Row gap={3}>
        <Story />
      </Row>
    ),
  ],
})

export const PictureAndNote = meta.story({})

export const NameOnly = meta.story({ args: { category: { name: 'Home Services', href: '/' } } })

export const LongName = meta.story({
  args: { category: { ...appliances, name: 'Appliances for homes with three generations under one roof' } },
  globals: { viewport: { value: 'small' } },
})
