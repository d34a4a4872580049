import type { StoryFile } from '#ci/book/readStoryFiles.ts'
import { type ControlKind, type KeyRow, keyRows } from '#stories/keyboard/keyRows.ts'
import { kindsOf } from '#stories/keyboard/kindsOf.ts'
import { pressedKeys } from './pressedKeys.ts'

/** Keys that the plays of a component press and its docs page does not print. */
export const keysWithoutRow = (files: readonly StoryFile[]) =>
  files.flatMap(({ title, text }) => {
    const printed = new Set([
      'Tab',
      ...kindsOf(title)
        .flatMap(rowsOf)
        .flatMap(({ keys }) => keys),
    ])
    // A space between words is typed like any letter.
    if (printed.has('Letters')) printed.add('Space')
    return [...pressedKeys(text)].filter((key) => !printed.has(key)).map((key) => `${title}: ${key}`)
  })

/** Rows whose keys neither the walk presses nor the play of a component that has them. */
export const rowsNeverPressed = (files: readonly StoryFile[]) =>
  (Object.keys(keyRows) as ControlKind[]).flatMap((kind) => {
    const pressed = new Set(
      files.filter(({ title }) => kindsOf(title).includes(kind)).flatMap(({ text }) => [...pressedKeys(text)]),
    )
    return rowsOf(kind)
      .filter(({ event, keys }) => !event && !keys.some((key) => pressed.has(key)))
      .map(({ does }) => `${kind}: ${does}`)
  })

const rowsOf = (kind: ControlKind): readonly KeyRow[] => keyRows[kind]
