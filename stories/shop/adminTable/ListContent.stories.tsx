import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { ListContent } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { Card } from '#ui-kit/space/Card.tsx'

const onRetry = fn()

const firstOfThree = { totalCount: 42, page: 1, pages: 3, hrefFor: (page: number) => `?page=${page}` }

const meta = preview.meta({
  title: 'Shop/Admin tables/ListContent',
  component: ListContent,
  args: {
    list: firstOfThree,
    noun: 'mugs',
    rowCount: 2,
    empty: (
      <Card>
        <Text>No mug matches</Text>
      </Card>
    ),
    children: (
      <Card>
        <Text>Enamel mug, clay mug</Text>
      </Card>
    ),
  },
})

export const FirstOfThreePages = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enamel mug, clay mug')).toBeVisible()
    await expect(canvas.getByRole('navigation')).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { list: { ...firstOfThree, loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading mugs')
  },
})

export const Failed = meta.story({
  args: { list: { ...firstOfThree, failure: { onRetry } } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Failed to fetch mugs')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /again|retry/i }))
  await expect(onRetry).toHaveBeenCalled()
})

export const Empty = meta.story({
  args: { list: { ...firstOfThree, totalCount: 0 }, rowCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No mug matches')).toBeVisible()
  },
})

export const PastLastPage = meta.story({
  args: { list: { ...firstOfThree, page: 9 }, rowCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '?page=3')
  },
})
