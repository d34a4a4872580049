import type { Plugin } from 'vite'
import { countCoverage } from '#ci/book/countCoverage.ts'
import { readStoryFiles } from '#ci/book/readStoryFiles.ts'

const name = 'virtual:coverage'

/** Vite plugin: counts what the stories cover when the book is built, for the page Coverage. */
export const coverageModule: Plugin = {
  name: 'story-coverage',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export const coverage = ${JSON.stringify(countCoverage(readStoryFiles()))}` : undefined,
}
