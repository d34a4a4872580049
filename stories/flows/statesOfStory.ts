import { sanitize, storyNameFromExport } from 'storybook/internal/csf'
import { type StateStories, storiesOfStates } from './storiesOfStates.ts'

/** The states of machines that a story shows. `importPath` and `id` are those of Storybook's index. */
export const statesOfStory = ({ importPath, id }: { importPath: string; id: string }) => {
  const file = importPath.replace(/^\.\/stories\//, '').replace(/\.stories\.tsx$/, '')
  const isShownBy = (stories: StateStories) =>
    typeof stories !== 'string' && stories.some((story) => story.startsWith(`${file}#`) && isExport(story, id))
  return Object.entries(storiesOfStates).flatMap(([machine, states]) =>
    Object.entries(states)
      .filter(([, stories]) => isShownBy(stories))
      .map(([state]) => ({ machine, state })),
  )
}

const isExport = (story: string, id: string) => {
  const [, name = ''] = story.split('#')
  return id.endsWith(`--${sanitize(storyNameFromExport(name))}`)
}

/** The address of a machine's chart with this state highlighted, in the frame of the stories. */
export const flowFrame = (flowId: string, state: string, theme: string) =>
  `iframe.html?id=${flowId}&viewMode=story&args=state:${state.replaceAll('.', '-')}&globals=theme:${theme}`

/** The file that draws a machine, as Storybook's index has it. */
export const flowPath = (machine: string) =>
  `./stories/flows/${machine.charAt(0).toUpperCase()}${machine.slice(1)}.stories.tsx`
