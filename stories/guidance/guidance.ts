/** What the page of a component tells those who use it. */
export interface Guidance {
  /** When it is the right part. */
  use: string
  /** When it is not, and the title of the part that is: `Elements/Notice`. */
  not: readonly (readonly [when: string, instead?: string])[]
  /** Its parts, as people see them from the start to the end. */
  anatomy: readonly string[]
  /** How its words are written. */
  content: string
  /** Role, keys and what a screen reader says. */
  accessibility: string
}

/** Guidance by the title of the component in the sidebar. */
export type GuidanceByTitle = Readonly<Record<string, Guidance>>
