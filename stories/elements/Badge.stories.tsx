import { BadgeCheck } from 'lucide-react'
import preview from '#storybook/preview.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Row } from '#ui-kit/space/Row.tsx'

const meta = preview.meta({
  title: 'Elements/Badge',
  component: Badge,
  args: { tone: 'accent' as const, children: '15% OFF' },
})

export const Offer = meta.story({})
export const Saving = meta.story({ args: { tone: 'sun', children: 'Save R 230.00' } })
export const InStock = meta.story({ args: { tone: 'ok', children: 'In stock' } })
export const FewLeft = meta.story({ args: { tone: 'warn', children: 'Only 3 left' } })
export const SoldOut = meta.story({ args: { tone: 'bad', children: 'Sold out' } })
export const OnItsWay = meta.story({ args: { tone: 'info', children: 'In transit' } })
export const Count = meta.story({ args: { tone: 'neutral', children: '24' } })

export const WithPicture = meta.story({
  args: { tone: 'ok', icon: <BadgeCheck size={14} aria-hidden />, children: 'Verified' },
})

export const EveryTone = meta.story({
  render: () => (
    <Row wrap gap={2}>
      <Badge tone="accent">15% OFF</Badge>
      <Badge tone="sun">Save R 230.00</Badge>
      <Badge tone="ok">Delivered</Badge>
      <Badge tone="warn">Pending</Badge>
      <Badge tone="bad">Canceled</Badge>
      <Badge tone="info">Shipped</Badge>
      <Badge tone="neutral">Draft</Badge>
    </Row>
  ),
})

/** A word or two, in the colour of its meaning. */
export const Do = meta.story({ tags: ['guidance'], args: { tone: 'warn', children: 'Only 3 left' } })

/** A sentence is too long for a badge, and terracotta is for offers. */
export const DoNot = meta.story({
  tags: ['guidance'],
  args: { children: 'Please order soon, as stocks are running low' },
})
