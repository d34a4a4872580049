import { type ComponentProps, useId } from 'react'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '#storybook/preview.tsx'
import { controlStyles } from '#ui-kit/elements/controlStyles.ts'
import { Field, fieldAttributes } from '#ui-kit/elements/Field.tsx'

const Control = styled.input`
  ${controlStyles}
`

/** A field with an id of its own on a page of many. */
const DayField = (props: ComponentProps<typeof Field>) => {
  const id = useId()
  return (
    <Field {...props} id={id}>
      <Control type="date" defaultValue="2026-11-23" {...fieldAttributes(id, props)} />
    </Field>
  )
}

const meta = preview.meta({
  title: 'Elements/Field',
  component: Field,
  args: { id: 'delivery-day', label: 'Delivery day', children: null },
  render: (args) => <DayField {...args} />,
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
