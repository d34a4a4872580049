import preview from '#storybook/preview.tsx'
import { Skeleton } from '#ui-kit/elements/Skeleton.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({ title: 'Elements/Skeleton', component: Skeleton })

export const LineOfText = meta.story({ args: { width: '60%' } })
export const Portrait = meta.story({ args: { width: 56, height: 56, round: true } })

export const CardToCome = meta.story({
  render: () => (
    <Card style={{ maxWidth: 320 }}>
      <Stack gap={3}>
        <Skeleton height={200} />
        <Skeleton width="80%" height={20} />
        <Row justify="space-between">
          <Skeleton width={110} height={28} />
          <Skeleton width={60} />
        </Row>
      </Stack>
    </Card>
  ),
})

/** In the shape of what is coming: a picture, a name and a price. */
export const Do = meta.story({
  tags: ['guidance'],
  render: () => (
    <Stack gap={2} style={{ maxWidth: 160 }}>
      <Skeleton height={120} />
      <Skeleton width="80%" />
      <Skeleton width={90} height={24} />
    </Stack>
  ),
})

/** One grey block says nothing, and the page jumps when the content arrives. */
export const DoNot = meta.story({ tags: ['guidance'], args: { height: 40 } })
