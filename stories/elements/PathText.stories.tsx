import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PathText } from '#ui-kit/elements/PathText.tsx'

const meta = preview.meta({
  title: 'Elements/PathText',
  component: PathText,
  args: { path: '/Categories/Braais' },
})

export const Short = meta.story()

export const InANarrowPlace = meta.story({
  args: { path: '/serviceProviderCategories/home-services/plumbing?sort=fee' },
  decorators: [
    (Story) => (
      <p style={{ width: 220 }}>
        <Story />
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\/serviceProviderCategories/)).toHaveTextContent(
      '/serviceProviderCategories/home-services/plumbing?sort=fee',
    )
  },
})
