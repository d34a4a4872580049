/** A field that differs between the two versions. */
export type ConflictField = {
  field: string
  label: string
  /** The values of both versions in one line; empty without a value. */
  mine: string
  theirs: string
  /** Both editors changed the field. */
  both: boolean
  /** Only the other editor changed the field. */
  theirsOnly: boolean
}

/** The selected version by field. */
export type ConflictChoices = Readonly<Partial<Record<string, 'mine' | 'theirs'>>>

/** How the fields of a draft are named, compared and shown, in the order of the form. */
export type DraftFields<Draft, Field extends string> = {
  labels: Readonly<Record<Field, string>>
  isSame: (field: Field, one: Draft, other: Draft) => boolean
  format: (field: Field, draft: Draft) => string
}

/** The version that was opened, the typed version, and the saved version. */
export type DraftVersions<Draft> = { opened: Draft; mine: Draft; theirs: Draft }

/** The fields that differ between `mine` and `theirs`, both edited from `opened`. */
export const conflictFields = <Draft, Field extends string>(
  { labels, isSame, format }: DraftFields<Draft, Field>,
  { opened, mine, theirs }: DraftVersions<Draft>,
): ConflictField[] =>
  (Object.keys(labels) as Field[])
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => {
      const isMineChanged = !isSame(field, opened, mine)
      const isTheirsChanged = !isSame(field, opened, theirs)
      return {
        field,
        label: labels[field],
        mine: format(field, mine),
        theirs: format(field, theirs),
        both: isMineChanged && isTheirsChanged,
        theirsOnly: !isMineChanged,
      }
    })

/** The preselected choices: 'theirs' for fields that only they changed, 'mine' for all others. */
export const defaultChoices = (fields: readonly ConflictField[]): ConflictChoices =>
  Object.fromEntries(fields.map(({ field, theirsOnly }) => [field, theirsOnly ? 'theirs' : 'mine']))

/** Merges both versions into one draft by the choices. */
export const mergeDrafts = <Draft extends object>(mine: Draft, theirs: Draft, choices: ConflictChoices): Draft => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([field]) => choices[field] === 'theirs')),
})
