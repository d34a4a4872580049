import type { Page } from 'playwright'
import { type ControlKind, type KeyRow, keyRows } from '#stories/keyboard/keyRows.ts'
import { type Focus, prepareWalk, type TabStop, type Walk } from './tabStops.ts'

/** What a walk by Tab through one story has found. */
export interface WalkResult {
  /** The kinds of controls that it passed. */
  kinds: readonly ControlKind[]
  faults: readonly string[]
}

/** Tab passes the parts of a date, and leaves the page and comes back. */
const pressesWithoutNews = 6

/**
 * Goes through the story that is open with Tab until nothing new comes, and on the first control of each kind presses the keys of its rows.
 * What is not reached, does not show the focus or does not answer its keys is a fault.
 */
export const walkByTab = async (page: Page): Promise<WalkResult> => {
  const { stops, dialog }: Walk = await page.evaluate(prepareWalk, '#storybook-root')
  const reached = new Set<number>()
  const kinds = new Set<string>()
  const faults: string[] = []

  const pressRows = async (kind: string, name: string) => {
    for (const row of rowsOf(kind)) {
      const silent = []
      for (const key of row.keys) if (!(await answers(page, key, row.event))) silent.push(key)
      // At the end of its range a control has nowhere to go in one direction.
      const isFault = row.event === 'input' ? silent.length === row.keys.length : silent.length > 0
      if (isFault) faults.push(`${name}: ${silent.join(' and ')} does nothing`)
    }
  }

  for (let without = 0; without < pressesWithoutNews && reached.size < stops.length; without += 1) {
    const { place, hasRing } = await tab(page)
    const stop = stops[place]
    if (!stop || reached.has(place)) continue
    without = 0
    reached.add(place)
    if (!hasRing) faults.push(`${nameOf(stop)}: one does not see the focus`)
    if (kinds.has(stop.kind)) continue
    if (stop.kind !== 'radio' || stop.hasOthers) {
      kinds.add(stop.kind)
      await pressRows(stop.kind, nameOf(stop))
    }
  }
  faults.push(...stops.flatMap((stop, place) => (reached.has(place) ? [] : [`${nameOf(stop)}: Tab passes it by`])))
  if (dialog) await pressRows(dialog, 'dialog')
  const found = new Set([...stops.map(({ kind }) => kind), ...(dialog ? [dialog] : [])])
  return { kinds: [...found] as ControlKind[], faults }
}

const nameOf = ({ kind, name }: TabStop) => `${kind} "${name}"`

const rowsOf = (kind: string): readonly KeyRow[] => keyRows[kind as ControlKind].filter((row: KeyRow) => row.event)

const tab = async (page: Page): Promise<Focus> => {
  await page.keyboard.press('Tab')
  return page.evaluate(() => Reflect.get(window, 'focusNow')())
}

const answers = async (page: Page, key: string, event = '') => {
  await page.evaluate(() => Reflect.get(window, 'eventsSince')())
  await page.keyboard.press(key === 'Letters' ? 'a' : key)
  const events: string[] = await page.evaluate(() => Reflect.get(window, 'eventsSince')())
  return events.includes(event) || (event === 'input' && events.some((each) => steps.includes(each)))
}

/** How a control steps: by itself, or by the browser, which would have changed the text. */
const steps = ['keydown', 'beforeinput']
