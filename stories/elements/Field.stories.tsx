import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Field, fieldAttributes } from '#ui-kit/elements/Field.tsx'

const meta = preview.meta({
  title: 'Elements/Field',
  component: Field,
  args: { id: 'delivery-day', label: 'Delivery day', children: null },
  render: (args) => (
    <Field {...args}>
      <input type="date" defaultValue="2026-11-23" {...fieldAttributes(args.id, args)} />
    </Field>
  ),
})

export const AroundAnyControl = meta.story({})
export const WithHint = meta.story({ args: { hint: 'Monday to Saturday; order before 14:00 for the same day.' } })

export const WithHintAndError = meta.story({
  args: { hint: 'Monday to Saturday.', error: 'We do not deliver on Sundays.' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Delivery day')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('We do not deliver on Sundays. Monday to Saturday.')
  },
})
