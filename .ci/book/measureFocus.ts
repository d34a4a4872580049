import type { Page } from 'playwright'
import type { Figures } from '#api/programs/figures.ts'
import type { Book } from './openBook.ts'
import { openEntry } from './openEntry.ts'
import { reportFaults } from './reportFaults.ts'

/** Opens every story with a play function that designers see, and looks at what its play leaves behind. */
export const measureFocus = async (figures: Figures, book: Book) => {
  // A story tagged `focused` shows the focus itself; one tagged `behaviour` is hidden until one asks for it.
  const played = book.stories.filter(
    ({ tags }) => tags.includes('play-fn') && !tags.includes('behaviour') && !tags.includes('focused'),
  )
  const rings = await book.visit(played, async (page, entry) => {
    await page.addInitScript(watchPlay)
    await openEntry(page, book.urlOf(entry))
    return (await leavesRing(page)) ? [entry.id] : []
  })
  figures.figure('stories with a play function', played.length)
  reportFaults(figures, 'stories that rest with a focus ring left by their play', rings)
}

/** A component may take the focus by itself, as a dialog does when it opens: only the events of a play count, which no person has caused. */
const watchPlay = () => {
  const remember = ({ isTrusted }: Event) => {
    if (!isTrusted) Reflect.set(window, 'hasPlayed', true)
  }
  for (const type of ['pointerdown', 'mousedown', 'click', 'keydown', 'input']) addEventListener(type, remember, true)
}

const leavesRing = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return (
      Reflect.get(window, 'hasPlayed') === true &&
      activeElement !== document.body &&
      activeElement?.matches(':focus-visible:not(dialog)')
    )
  })
