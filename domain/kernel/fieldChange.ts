/** One field that differs between two views of a record; a nested field has its path: `address.city`. */
export interface FieldChange {
  field: string
  from: Plain
  to: Plain
}

/** The value of a field of a view. */
export type Plain = string | number | boolean | null
