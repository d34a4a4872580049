import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { FieldGroup } from '#ui-kit/shop/productAdmin/fields/FieldGroup.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/FieldGroup',
  component: FieldGroup,
  args: {
    legend: 'Days off',
    hint: 'Holidays and single days.',
    children: <TextField label="Day" value="24 December" onChange={() => undefined} />,
  },
})

export const WithAHint = meta.story({})

export const WithAnError = meta.story({
  args: { error: 'Name at least one day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Days off' })).toHaveAccessibleDescription(
      'Name at least one day Holidays and single days.',
    )
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const LegendHidden = meta.story({
  args: { legendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Days off' })).toBeVisible()
  },
})
