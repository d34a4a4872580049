import {
  type ProductDraft,
  type ProductField,
  productFields,
  sameField,
} from '#ui-kit/shop/productAdmin/productDraft.ts'

/** A field that differs between the two versions. */
export type ConflictField = {
  field: ProductField
  /** Both editors changed the field. */
  both: boolean
  /** Only the other editor changed the field. */
  theirsOnly: boolean
}

/** The selected version by field. */
export type ConflictChoices = Partial<Record<ProductField, 'mine' | 'theirs'>>

/** The fields that differ between `mine` and `theirs`, both edited from `opened`. */
export const conflictFields = (opened: ProductDraft, mine: ProductDraft, theirs: ProductDraft): ConflictField[] =>
  productFields
    .filter((field) => !sameField(field, mine, theirs))
    .map((field) => {
      const isMineChanged = !sameField(field, opened, mine)
      const isTheirsChanged = !sameField(field, opened, theirs)
      return { field, both: isMineChanged && isTheirsChanged, theirsOnly: !isMineChanged }
    })

/** The preselected choices: 'theirs' for fields that only they changed, 'mine' for all others. */
export const defaultChoices = (fields: readonly ConflictField[]): ConflictChoices =>
  Object.fromEntries(fields.map(({ field, theirsOnly }) => [field, theirsOnly ? 'theirs' : 'mine']))

/** Merges both versions into one draft by the choices. */
export const mergeDrafts = (mine: ProductDraft, theirs: ProductDraft, choices: ConflictChoices): ProductDraft => {
  const theirFields = productFields.filter((field) => choices[field] === 'theirs')

  return { ...mine, ...Object.fromEntries(theirFields.map((field) => [field, theirs[field]])) }
}
