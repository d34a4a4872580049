import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { type StorySource, splitStories } from './splitStories.ts'

const root = join(import.meta.dirname, '../..')

/** A screen with its stories, as source text. */
interface Screen {
  /** 'OrderScreen' */
  name: string
  /** The declarations of its props, one after another. */
  props: string
  stories: string
}

/** Reads every screen that has stories, from the root of the repository. */
export const readScreens = (): Screen[] =>
  globSync('stories/screens/**/*Screen.stories.tsx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => {
      const name = basename(path, '.stories.tsx')
      return {
        name,
        props: propsDeclaration(`${name}Props`, path.replace(/^stories/, 'ui-kit').replace('.stories.tsx', '.tsx')),
        stories: readText(path),
      }
    })

/** The stories that a screen must have and has not, each with the reason why: 'OrderScreen has no story Offline: it can fail'. */
export const missingStates = ({ name, props, stories }: Screen) => {
  const told = splitStories(stories).stories
  const hasStory = (pattern: RegExp) => told.some((story) => pattern.test(story.name))
  const missing = (state: string, isMissing: boolean, reason: string) =>
    isMissing ? [`${name} has no story ${state}: ${reason}`] : []

  return [
    ...missing('Loading', canLoad(props) && !hasStory(/^Loading/), 'its data may be on its way'),
    ...missing('Failed', canFail(props) && !hasStory(/^Failed/), 'its data may not come'),
    ...missing('Offline', canFail(props) && !hasStory(/^Offline/), 'there may be no connection to fetch its data'),
    ...missing('LongText', showsTexts(props) && !hasStory(/LongText/), 'its texts come from data'),
    ...missing('SmallPhone', !told.some(isOnASmallPhone), 'every screen is seen at 320 px'),
  ]
}

const canFail = (props: string) => /^\s*failure\??: /m.test(props)
const canLoad = (props: string) => canFail(props) || /^\s*loading\??: /m.test(props)

/** Whether the data of the screen holds texts: not all of its props are addresses, handlers, flags and counts. */
const showsTexts = (props: string) =>
  [...props.matchAll(/^\s*(\w+)\??: (.*)$/gm)].some(
    ([, prop = '', type = '']) =>
      !/href$/i.test(prop) && !['loading', 'failure'].includes(prop) && !/^(\(|boolean|number|ReactNode)/.test(type),
  )

const isOnASmallPhone = ({ name, text }: StorySource) =>
  /SmallPhone$/.test(name) && /viewport: { value: 'small' }/.test(text)

/** The declaration of a type, and those of the types that it is made of or that its parts have, from wherever they are imported. */
const propsDeclaration = (name: string, path: string, seen = new Set<string>()): string => {
  const text = readText(path)
  const own = new RegExp(`^(?:export )?(?:type|interface) ${name}\\b[^]*?(?=\\n\\n|$(?![^]))`, 'm').exec(text)?.[0]
  if (own === undefined) {
    const from = importOf(name, text, path)
    return from ? propsDeclaration(name, from, seen) : ''
  }
  seen.add(name)
  const parts = partsOf(own).filter((part) => !seen.has(part))
  return [own, ...parts.map((part) => propsDeclaration(part, path, seen))].join('\n')
}

/** The types of an intersection, and of a prop that every use of the component gives. */
const partsOf = (declaration: string) => {
  const intersected = declaration.split('{')[0]?.matchAll(/\b([A-Z]\w+)\b/g) ?? []
  const required = declaration.matchAll(/^\s*\w+: ([A-Z]\w+Props)$/gm)
  return [...intersected, ...required].flatMap(([, part = '']) => (/(Props|State)$/.test(part) ? [part] : []))
}

const importOf = (name: string, text: string, path: string) => {
  const specifier = new RegExp(`import [^']*\\b${name}\\b[^']*'([^']+)'`).exec(text)?.[1]
  if (!specifier || !/^[#.]/.test(specifier)) return undefined
  return specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(path), specifier)
}

const readText = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
