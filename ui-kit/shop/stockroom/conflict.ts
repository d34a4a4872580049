import { type ProductDraft, type ProductField, productFields, sameField } from './productDraft.ts'

/** A field that is not the same in both versions. */
export type ConflictField = {
  field: ProductField
  /** Both changed it; otherwise only they did, or only I. */
  both: boolean
  /** Only they changed it. */
  theirsOnly: boolean
}

/** Whose value is taken, by field. */
export type Choices = Partial<Record<ProductField, 'mine' | 'theirs'>>

/** What differs between mine and theirs, both grown out of the version that I opened. */
export const conflictFields = (opened: ProductDraft, mine: ProductDraft, theirs: ProductDraft): ConflictField[] =>
  productFields
    .filter((field) => !sameField(field, mine, theirs))
    .map((field) => {
      const iChanged = !sameField(field, opened, mine)
      const theyChanged = !sameField(field, opened, theirs)
      return { field, both: iChanged && theyChanged, theirsOnly: !iChanged }
    })

/** What is proposed: theirs where I changed nothing, mine everywhere else. */
export const proposedChoices = (fields: readonly ConflictField[]): Choices =>
  Object.fromEntries(fields.map(({ field, theirsOnly }) => [field, theirsOnly ? 'theirs' : 'mine']))

/** Everybody's changes in one draft, by choice. */
export const settled = (mine: ProductDraft, theirs: ProductDraft, choices: Choices): ProductDraft => {
  const taken = productFields.filter((field) => choices[field] === 'theirs')

  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}
