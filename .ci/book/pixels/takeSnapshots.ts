import type { Page } from 'playwright'
import type { Book } from '#ci/book/openBook.ts'
import { openEntry } from '#ci/book/openEntry.ts'
import { showTheme } from '#ci/book/showTheme.ts'
import type { Snapshot } from '#storybook/pixels/snapshotModes.ts'
import { waitUntilStill } from './waitUntilStill.ts'

/** The day of the demo shop on which the fixtures were made. */
const today = new Date('2026-11-21T10:00:00+02:00')

/** The checks of accessibility take longer than the snapshots, and are made elsewhere. */
const withoutAxe = 'a11y.manual:!true'

/** What is done with a snapshot: `take` takes it, anew each time. */
export type LookAtSnapshot = (snapshot: Snapshot, take: () => Promise<Buffer>) => Promise<string[]>

/** Opens the stories of these snapshots at their sizes, and gathers what `look` finds, and which snapshots have no story. */
export const takeSnapshots = async (book: Book, snapshots: readonly Snapshot[], look: LookAtSnapshot) => {
  const wanted = Map.groupBy(snapshots, ({ story }) => story)
  const stories = book.stories.filter(({ id }) => wanted.has(id))
  const lost = snapshots.filter(({ story }) => !book.has(story)).map(({ name }) => `${name}: there is no such story`)

  const looked = await book.visit(stories, async (page, entry) => {
    await page.clock.setFixedTime(today)
    const sizes = Map.groupBy(wanted.get(entry.id) ?? [], ({ viewport }) => viewport.width)
    const found: string[] = []
    for (const ofSize of sizes.values()) {
      found.push(...(await takeAtSize(page, book.urlOf(entry, withoutAxe), ofSize, look)))
    }
    return found
  })
  return [...lost, ...looked]
}

/** A theme is an attribute of the page: one rendering of a story is enough for all of them. */
const takeAtSize = async (page: Page, url: string, ofSize: readonly Snapshot[], look: LookAtSnapshot) => {
  const found: string[] = []
  for (const [place, snapshot] of ofSize.entries()) {
    if (place === 0) {
      await page.setViewportSize(snapshot.viewport)
      await page.emulateMedia({ media: snapshot.media })
      await openEntry(page, url)
    }
    // A picture that comes late is painted over what is there, and its round corners twice: another theme paints all anew.
    for (const theme of [snapshot.theme === 'dark' ? 'light' : 'dark', snapshot.theme]) {
      await showTheme(page, theme)
      await page.evaluate(waitUntilStill)
    }
    const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
    found.push(...(await look(snapshot, take)))
  }
  return found
}
