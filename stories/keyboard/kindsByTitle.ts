import type { ControlKind } from './keyRows.ts'

/** Kinds of controls by the title of the component in the sidebar, in the order of `keyRows`. */
export type KindsByTitle = Readonly<Record<string, readonly ControlKind[]>>
