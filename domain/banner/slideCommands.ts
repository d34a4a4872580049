import { fact, refuse } from '#domain/kernel/decision.ts'
import { difference } from '#domain/kernel/timeline.ts'
import type { SlideDetails, SlideFact, SlideWords } from './slideEvents.ts'
import type { Slide } from './slideMachine.ts'
import { slideRules } from './slideRules.ts'

export interface AddSlide {
  details: SlideDetails
  /** ISO 8601. */
  dateAdded: string
  /** Whether the slide is shown on its days; default: true. */
  isActive?: boolean | undefined
}

export const addSlide = (slide: Slide, { details, dateAdded, isActive = true }: AddSlide) => {
  if (!slide.can('SlideAdded')) return refuse('SlideExists')
  const facts: SlideFact[] = [fact('SlideAdded', { ...details, dateAdded })]
  return isActive ? facts : [...facts, fact('SlideWithdrawn', {})]
}

/** An edit of any part of a slide. */
export type UpdateSlide = { [Field in keyof SlideDetails]?: SlideDetails[Field] | undefined } & {
  /** Whether the slide is shown on its days. */
  isActive?: boolean | undefined
  /** The number of edits that the editor saw. */
  version?: number | undefined
}

/** The facts for what an edit changes. An edit that changes nothing yields none, even for an old version. */
export const updateSlide = (slide: Slide, edit: UpdateSlide) => {
  const { details, edits } = slide.context
  if (!details) return refuse('SlideNotFound')
  const { from = details.from, until = details.until, images = details.images, alt = details.alt } = edit
  const errors = slideRules({ from, until, images, alt })
  if (errors.length > 0) return refuse('InvalidRequest', { errors })

  const facts: SlideFact[] = [
    ...wordFacts(details, edit),
    ...(isChanged(details, { images, alt }) ? [fact('SlidePictured', { images, alt })] : []),
    ...(isChanged(details, { from, until }) ? [fact('SlideScheduled', { from, until })] : []),
    ...moveFacts(details, edit),
    ...showFacts(slide, edit),
  ]
  return facts.length > 0 && (edit.version ?? edits) !== edits ? refuse('SlideHasChanged') : facts
}

const wordFields = ['title', 'text', 'link'] as const satisfies readonly (keyof SlideWords)[]

const wordFacts = (details: SlideWords, edit: UpdateSlide): SlideFact[] => {
  const changed = wordFields.filter((field) => edit[field] !== undefined && edit[field] !== details[field])
  if (changed.length === 0) return []
  return [fact('SlideReworded', Object.fromEntries(changed.map((field) => [field, edit[field]])))]
}

const moveFacts = (details: SlideDetails, { order = details.order }: UpdateSlide): SlideFact[] =>
  order === details.order ? [] : [fact('SlideMoved', { order })]

const showFacts = (slide: Slide, { isActive }: UpdateSlide): SlideFact[] => {
  if (isActive === true && slide.can('SlideReinstated')) return [fact('SlideReinstated', {})]
  return isActive === false && slide.can('SlideWithdrawn') ? [fact('SlideWithdrawn', {})] : []
}

const isChanged = (before: SlideDetails, after: Partial<SlideDetails>) =>
  (Object.keys(after) as (keyof SlideDetails)[]).some((field) => difference(before[field], after[field]).length > 0)
