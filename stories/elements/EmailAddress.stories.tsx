import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'

const meta = preview.meta({
  title: 'Elements/EmailAddress',
  component: EmailAddress,
  args: { address: 'amina@ekhaya.example' },
})

export const Short = meta.story()

export const InANarrowPlace = meta.story({
  args: { address: 'nkosinathi.ndlovu.van.der.westhuizen@pietermaritzburg.example' },
  decorators: [
    (Story) => (
      <p style={{ width: 180 }}>
        <Story />
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^nkosinathi/)).toHaveTextContent(
      'nkosinathi.ndlovu.van.der.westhuizen@pietermaritzburg.example',
    )
  },
})
