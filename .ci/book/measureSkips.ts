import type { Figures } from '#api/programs/figures.ts'
import type { Book } from './openBook.ts'
import { reportFaults } from './reportFaults.ts'

/** Counts the stories that the tests leave out, or whose accessibility rules are switched off in part. */
export const measureSkips = (figures: Figures, { stories, loaded }: Book) => {
  figures.figure('stories', stories.length)
  reportFaults(
    figures,
    'stories skipped or with rules switched off',
    stories.filter(({ id }) => !loaded[id]?.isTested).map(({ id }) => id),
  )
}
