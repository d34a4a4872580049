import preview from '#storybook/preview.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/TitledPage',
  component: TitledPage,
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Orders', href: '/account/orders' },
    ],
    title: 'Order EK-7F3K-92QD',
    children: <Text>Two kettles on their way to Pimville.</Text>,
  },
})

export const WithABadge = meta.story({ args: { aside: <Badge tone="sun">Pending</Badge> } })

export const LongTitle = meta.story({
  args: { title: 'Everything that you have ever ordered for the house in Pimville and the one in Tiyani Magoro' },
})

export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { aside: <Badge tone="sun">Pending</Badge> },
})
