import { guidanceOf } from '#stories/guidance/guidanceOf.ts'
import type { StoryFile } from './readStoryFiles.ts'

/** A source file with the files that it imports. */
interface SourceFile {
  path: string
  imports: readonly string[]
}

/** How many parts of the shop, and how many elements with a `Do` and a `DoNot`, are asked for: the most used ones, and as many more as are used as often. */
const mostUsed = { parts: 20, examples: 12 }

/** A component with its page in Storybook, and how many files import it. */
interface Used {
  title: string
  uses: number
  text: string
}

/** Elements, and the most used parts of the shop, without guidance. */
export const missingGuidance = (sources: readonly SourceFile[], stories: readonly StoryFile[]) => {
  const elements = componentsIn('ui-kit/elements/', sources, stories)
  const parts = often(componentsIn('ui-kit/shop/', sources, stories), mostUsed.parts)
  return titlesOf([...elements, ...parts].filter(({ title }) => !guidanceOf[title]))
}

/** The most used elements without the two stories that show what to do and what not, each with its reason. */
export const missingExamples = (sources: readonly SourceFile[], stories: readonly StoryFile[]) =>
  titlesOf(
    often(componentsIn('ui-kit/elements/', sources, stories), mostUsed.examples).filter(({ text }) =>
      ['Do', 'DoNot'].some(
        (name) => !new RegExp(`\\*/\\nexport const ${name} = [^;]*?tags: \\['guidance'\\]`).test(text),
      ),
    ),
  )

const titlesOf = (components: readonly Used[]) => components.map(({ title }) => title)

/** Components of a folder that have a page of their own, the most used first. */
const componentsIn = (folder: string, sources: readonly SourceFile[], stories: readonly StoryFile[]): Used[] =>
  sources
    .filter(({ path }) => path.startsWith(folder) && /\/[A-Z]\w*\.tsx$/.test(path))
    .flatMap(({ path }) => {
      const story = stories.find((each) => each.path === storiesOf(path))
      const uses = sources.filter(({ imports }) => imports.includes(path)).length
      return story ? [{ title: story.title, text: story.text, uses }] : []
    })
    .toSorted((one, other) => other.uses - one.uses)

const storiesOf = (path: string) => path.replace(/^ui-kit\//, 'stories/').replace(/\.tsx$/, '.stories.tsx')

const often = (components: readonly Used[], count: number) => {
  const least = components[count - 1]?.uses ?? 0
  return components.filter(({ uses }) => uses >= least)
}
