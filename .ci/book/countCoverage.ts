import {
  type Coverage,
  type CoverageRow,
  type ScreenState,
  type ScreenStateRow,
  screenStates,
} from '#stories/counted/coverage.ts'
import { viewports } from '#storybook/viewports.ts'
import type { StoryFile } from './readStoryFiles.ts'
import { splitStories } from './splitStories.ts'

/** Counts in the sources of the stories what they cover. */
export const countCoverage = (files: readonly StoryFile[]): Coverage => {
  const places = Map.groupBy(files, ({ title }) => placeOf(title))
  return {
    rows: [...[...places].map(([place, own]) => rowOf(place, own)).toSorted(byPlace), rowOf('All', files)],
    screens: [...places].filter(([place]) => place.startsWith('Screens/')).map(screenRowOf),
    themes: ['light', 'dark', 'high contrast'],
    widths: Object.values(viewports).map(
      ({ name, styles }) => `${name.toLowerCase()} ${styles.width.replace('px', ' px')}`,
    ),
  }
}

// Screens and whole pages by role, everything else by shelf.
const placeOf = (title: string) => {
  const [shelf = '', role = ''] = title.split('/')
  return ['Screens', 'Pages'].includes(shelf) ? `${shelf}/${role}` : shelf
}

const order = ['Pages', 'Screens', 'Mails', 'Theme', 'Space', 'Elements', 'Shop', 'Flows']
const byPlace = (one: CoverageRow, other: CoverageRow) => rankOf(one.place) - rankOf(other.place)
const rankOf = (place: string) => order.findIndex((shelf) => place.startsWith(shelf))

const rowOf = (place: string, files: readonly StoryFile[]): CoverageRow => {
  const stories = files.flatMap(storiesIn)
  const shown = stories.filter(({ isCheck }) => !isCheck)
  return {
    place,
    titles: files.length,
    stories: shown.length,
    phones: shown.filter(({ viewport }) => viewport === 'small' || viewport === 'phone').length,
    otherWidths: shown.filter(({ viewport = 'small' }) => viewport !== 'small' && viewport !== 'phone').length,
    behaviour: stories.length - shown.length,
    keyboard: stories.filter(({ name }) => name.startsWith('Keyboard')).length,
    tests: files.flatMap(({ text }) => text.match(/^\w+\.test\(/gm) ?? []).length,
    skips: files.flatMap(({ text }) => text.match(skip) ?? []).length,
  }
}

const skip = /'!test'|\ba11y: \{[^}]*(?:disable: true|test: '(?:off|todo)'|enabled: false)/g

/** The stories of a file. A viewport of the file is that of all its stories. */
const storiesIn = ({ text }: StoryFile) => {
  const { head, stories } = splitStories(text)
  return stories.map((story) => ({
    name: story.name,
    isCheck: /^ {2}tags: \[[^\]]*'behaviour'/m.test(story.text),
    viewport: viewportIn(story.text) ?? viewportIn(head),
  }))
}

const viewportIn = (source: string) => /viewport: \{ value: '(\w+)'/.exec(source)?.[1]

/** Names of stories that show a state. */
const nameOfState: Record<ScreenState, RegExp> = {
  Loading: /Loading/,
  Empty: /Empty|^No[A-Z]|Nothing|^None/,
  Failed: /Failed|Error|Crashed|Refused|Offline/,
  'Long text': /^Long|Longest/,
  'Small phone': /SmallPhone/,
}

const screenRowOf = ([place, files]: [string, readonly StoryFile[]]): ScreenStateRow => {
  const screens = files.filter(({ path }) => path.endsWith('Screen.stories.tsx'))
  const having = (state: ScreenState) =>
    screens.filter(({ names }) => names.some((name) => nameOfState[state].test(name))).length
  return {
    role: place.replace('Screens/', ''),
    screens: screens.length,
    stories: screens.flatMap(storiesIn).filter(({ isCheck }) => !isCheck).length,
    states: Object.fromEntries(screenStates.map((state) => [state, having(state)])) as Record<ScreenState, number>,
  }
}
