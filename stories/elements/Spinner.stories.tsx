import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'

const meta = preview.meta({
  title: 'Elements/Spinner',
  component: Spinner,
  args: { label: 'Loading your addresses' },
})

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your addresses')
  },
})

export const Small = meta.story({ args: { size: 20 } })
