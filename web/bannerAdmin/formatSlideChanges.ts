import type { FieldChange, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import {
  formatSlideField,
  type SlideField,
  slideDayName,
  slideFieldLabels,
  slidePictureName,
} from '#ui-kit/shop/bannerAdmin/slideDraft.ts'
import { formatBoolean, formatText, type ValueFormat } from '#web/state/history/valueFormats.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'
import { slideFieldOf, slideFields, toSlideDraft } from './form/slideRequests.ts'

type SlideRecord = AnswerOf<'GET audit/slides/:id'>['result']['slide']

/** Field changes of a slide with labels and formatted values, in the order of the form. */
export const formatSlideChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes
    .flatMap(({ field, from, to }) => {
      const name = fieldOf(field)
      const format = formats[field.split('.')[0] ?? ''] ?? formatText
      return name ? [{ name, change: { field: slideFieldLabels[name], from: format(from), to: format(to) } }] : []
    })
    .toSorted((one, other) => slideFields.indexOf(one.name) - slideFields.indexOf(other.name))
    .map(({ change }) => change)
    .filter(({ from, to }) => from !== to)

/** The fields of a slide with labels and formatted values. */
export const formatSlideFields = (slide: SlideRecord): [field: string, value: PlainValue][] => {
  const draft = toSlideDraft(slide)
  return slideFields.map((field) => [slideFieldLabels[field], formatSlideField(field, draft) || null])
}

// Of a picture's two files, the larger one stands for both.
const fieldOf = (field: string): SlideField | undefined =>
  field.endsWith('.thumbnail') ? undefined : slideFieldOf(field.split('.')[0] ?? '')

const formatPicture: ValueFormat = (path) => (typeof path === 'string' ? slidePictureName(path) : path)
const formatDay: ValueFormat = (day) => (typeof day === 'string' ? slideDayName(day) : day)

const formats: Record<string, ValueFormat> = {
  images: formatPicture,
  from: formatDay,
  until: formatDay,
  isActive: formatBoolean,
}
