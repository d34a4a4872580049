import preview from '#storybook/preview.tsx'
import { RecordAtRevision } from '#ui-kit/shop/history/RecordAtRevision.tsx'
import { fieldsAt } from './aminasFields.ts'

const meta = preview.meta({
  title: 'Shop/History/RecordAtRevision',
  component: RecordAtRevision,
  args: { fields: fieldsAt(3) },
})

export const WhileProcessing = meta.story({})
export const Now = meta.story({ args: { fields: fieldsAt(8) } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
