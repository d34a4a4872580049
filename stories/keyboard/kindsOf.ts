import { elementKinds } from './elementKinds.ts'
import type { ControlKind } from './keyRows.ts'
import { screenKinds } from './screenKinds.ts'
import { shopKinds } from './shopKinds.ts'

const kinds = { ...elementKinds, ...shopKinds, ...screenKinds }

/** What Tab stops at in the stories of a component, and its parts with keys of their own: the docs print their keys, `npm run book` presses them. */
export const kindsOf = (title: string): readonly ControlKind[] => kinds[title] ?? []
