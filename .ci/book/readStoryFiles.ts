import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitStories } from './splitStories.ts'

const root = join(import.meta.dirname, '../..')

/** A file of stories. */
export interface StoryFile {
  /** From the root, with slashes. */
  path: string
  text: string
  /** Its place in the sidebar: `Elements/Button`. */
  title: string
  /** Names of the stories, as they are exported. */
  names: readonly string[]
}

/** Every file with stories, read from the sources. */
export const readStoryFiles = (): StoryFile[] =>
  globSync('stories/**/*.stories.tsx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const title = /\btitle: '([^']+)'/.exec(text)?.[1] ?? ''
      const names = splitStories(text).stories.map(({ name }) => name)
      return { path, text, title, names }
    })
