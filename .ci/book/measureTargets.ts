import type { Figures } from '#api/programs/figures.ts'
import { findSmallTargets } from '#e2e/testing/findSmallTargets.ts'
import { themes } from '#storybook/themes.ts'
import { firstStories } from './firstStories.ts'
import type { Book } from './openBook.ts'
import { openEntry } from './openEntry.ts'
import { reportFaults } from './reportFaults.ts'
import { showTheme } from './showTheme.ts'

const phone = { width: 360, height: 800 }

/** Taps on everything that one can press on a phone, in every theme: elements, and the first story of each screen. */
export const measureTargets = async (figures: Figures, book: Book) => {
  const shown = book.stories.filter(({ tags }) => !tags.includes('behaviour'))
  const screens = firstStories(book).filter(({ title }) => /^(Screens|Pages)\//.test(title))
  const looked = [...shown.filter(({ title }) => title.startsWith('Elements/')), ...screens]
  const small = await book.visit(looked, async (page, entry) => {
    await page.setViewportSize(phone)
    await openEntry(page, book.urlOf(entry))
    const found: string[] = []
    for (const theme of themes) {
      await showTheme(page, theme)
      const targets = await page.evaluate(findSmallTargets, '#storybook-root')
      found.push(...targets.map((target) => `${entry.id}, ${theme}: ${target}`))
    }
    return found
  })
  figures.figure('stories tapped on a phone, in three themes', looked.length)
  reportFaults(figures, 'hit areas under 44 px', small)
}
