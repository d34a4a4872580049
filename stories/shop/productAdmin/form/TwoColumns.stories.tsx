import preview from '#storybook/preview.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { TwoColumns } from '#ui-kit/shop/productAdmin/form/TwoColumns.tsx'

const fields = (
  <>
    <TextField label="Full name" value="Sipho Mabaso" onChange={() => undefined} />
    <TextField label="Profession" value="Plumber" onChange={() => undefined} />
  </>
)

const meta = preview.meta({ title: 'Shop/Product admin/TwoColumns', component: TwoColumns })

export const Equal = meta.story({ render: () => <TwoColumns>{fields}</TwoColumns> })
export const FirstIsWider = meta.story({ render: () => <TwoColumns $first={2}>{fields}</TwoColumns> })
export const Stacked = meta.story({
  render: () => <TwoColumns>{fields}</TwoColumns>,
  globals: { viewport: { value: 'small' } },
})
