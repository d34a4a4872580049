import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from '#api/programs/figures.ts'
import { reportFaults } from './reportFaults.ts'

const root = join(import.meta.dirname, '../..')

const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))

/** Looks for a story of every mail that `api/mail` can send. */
export const measureMails = (figures: Figures) => {
  const mails = textsOf('api/mail/*Mails.ts').flatMap((text) =>
    [...text.matchAll(/^export const (\w+Mail) =/gm)].map(([, name = '']) => name),
  )
  const stories = textsOf('stories/mails/*.stories.tsx').join('\n')

  figures.figure('mails', mails.length)
  reportFaults(
    figures,
    'mails without a story',
    mails.filter((name) => !stories.includes(`${name}(`)),
  )
}
