import preview from '#storybook/preview.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { FormSection } from '#ui-kit/shop/productAdmin/form/FormSection.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/FormSection',
  component: FormSection,
  args: {
    title: 'Contact',
    children: <TextField label="Phone number" value="0825550171" onChange={() => undefined} />,
  },
})

export const OneField = meta.story({})
