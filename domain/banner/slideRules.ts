import { cleanText } from '#domain/kernel/cleanText.ts'
import type { FieldError } from '#domain/kernel/decision.ts'
import { lengthError } from '#domain/kernel/lengthError.ts'
import type { SlidePeriod, SlidePictures } from './slideEvents.ts'

/** The shortest and the longest text of each field, in characters. */
export const slideLengths = { title: [3, 60], text: [10, 160], alt: [3, 200], link: [1, 200] } as const

/** The places in the banner: from the first to the last. */
export const slidePlaces = [1, 99] as const

export const slideMessages = {
  link: 'The link must be a page of this shop, such as /Categories/Kettles',
  order: `The place must be a whole number from ${slidePlaces[0]} to ${slidePlaces[1]}`,
  day: 'A day must be written like 2026-12-16',
  period: 'The last day must not be before the first day',
  alt: 'Describe what the picture shows',
  images: 'A slide has at most one picture',
}

/**
 * A path of this shop, with a query or a fragment. Neither another origin (`//example.org`, `/\example.org`, also behind a `/..` that is resolved
 * first) nor another scheme matches: a browser removes tabs and line breaks from addresses, so they are refused as well.
 */
export const linkPattern =
  /^(?![^?#]*\/\.{0,2}\/)\/(?!\\)[\w\-.~%!$&'()*+,;=:@/]*(\?[\w\-.~%!$&'()*+,;=:@/?]*)?(#[\w\-.~%!$&'()*+,;=:@/?]*)?$/

/** The errors that concern several fields of a slide. */
export const slideRules = ({ from, until, images, alt }: SlidePeriod & SlidePictures): FieldError[] => [
  ...(until < from ? [{ field: 'until', message: slideMessages.period }] : []),
  ...(images.length > 0 && cleanText(alt).trim().length < slideLengths.alt[0]
    ? [{ field: 'alt', message: slideMessages.alt }]
    : []),
]

/** The fields of the slide form as they are typed. */
export interface TypedSlide {
  title: string
  text: string
  link: string
  /** Empty without a picture. */
  picture: string
  alt: string
  from: string
  until: string
  order: string
}

/** The error message of a field, the same that `slideFields` has on the server, or `undefined`. Browsers load it without Zod. */
export const slideFieldError = (field: keyof TypedSlide, slide: TypedSlide) => checks[field]?.(slide)

const inOneLine = (written: string) => cleanText(written).replace(/\s+/g, ' ').trim()

const lineError = (name: string, written: string, lengths: readonly [number, number]) =>
  lengthError(name, inOneLine(written), ...lengths)

const linkError = (written: string) => {
  const link = written.trim()
  if (link.length > slideLengths.link[1]) return `The link must be at most ${slideLengths.link[1]} characters long`
  return linkPattern.test(link) ? undefined : slideMessages.link
}

const dayError = (day: string) => (isDay(day) ? undefined : slideMessages.day)

const isDay = (day: string) => {
  const moment = Date.parse(day)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
}

const orderError = (written: string) => {
  const [first, last] = slidePlaces
  const place = Number(written)
  return /^\d{1,2}$/.test(written.trim()) && place >= first && place <= last ? undefined : slideMessages.order
}

const altError = ({ picture, alt }: TypedSlide) => {
  if (!picture && inOneLine(alt) === '') return undefined
  return inOneLine(alt).length < slideLengths.alt[0]
    ? slideMessages.alt
    : lineError('words for the picture', alt, slideLengths.alt)
}

const checks: Partial<Record<keyof TypedSlide, (slide: TypedSlide) => string | undefined>> = {
  title: ({ title }) => lineError('title', title, slideLengths.title),
  text: ({ text }) => lineError('text', text, slideLengths.text),
  link: ({ link }) => linkError(link),
  alt: altError,
  from: ({ from }) => dayError(from),
  until: ({ from, until }) =>
    dayError(until) ?? (dayError(from) === undefined && until < from ? slideMessages.period : undefined),
  order: ({ order }) => orderError(order),
}
