import preview from '#storybook/preview.tsx'
import { PastLastPage } from '#ui-kit/elements/PastLastPage.tsx'

const meta = preview.meta({
  title: 'Elements/PastLastPage',
  component: PastLastPage,
  args: { lastHref: '?page=2' },
})

export const PageThreeOfTwo = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
