import preview from '#storybook/preview.tsx'
import { RecordAtMoment } from '#ui-kit/shop/audit/RecordAtMoment.tsx'
import { fieldsAt } from './aminasFields.ts'

const meta = preview.meta({
  title: 'Shop/RecordAtMoment',
  component: RecordAtMoment,
  args: { fields: fieldsAt(3) },
})

export const WhileProcessing = meta.story({})
export const Now = meta.story({ args: { fields: fieldsAt(8) } })
export const Busy = meta.story({ args: { busy: true } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
