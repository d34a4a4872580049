import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnCharts } from '#domain/charts/drawnCharts.ts'
import { chartedMachine, type MachineName, machines } from '#domain/charts/machines.ts'
import { storiesOfStates } from '#stories/flows/storiesOfStates.ts'
import { chartFaults } from '#studio/charts/chartFaults.ts'
import { splitStories } from './splitStories.ts'

const root = join(import.meta.dirname, '../..')

export const machineNames = Object.keys(machines) as MachineName[]

/** Whether a machine keeps the shop's books only: it has a reason why people see none of its states. */
export const isBookkeeping = (name: MachineName) => chartedMachine(name).bookkeeping !== undefined

/** Machines that no story under `stories/flows` draws; those that keep books are drawn together in `Bookkeeping`. */
export const machinesWithoutFlow = () => {
  const flows = globSync('stories/flows/*.stories.tsx', { cwd: root }).map((file) => ({
    isOfBookkeeping: file.endsWith('Bookkeeping.stories.tsx'),
    text: readFileSync(join(root, file), 'utf8'),
  }))
  return machineNames.filter(
    (name) =>
      !flows.some(
        ({ isOfBookkeeping, text }) =>
          isOfBookkeeping === isBookkeeping(name) &&
          (text.includes(`flowOf('${name}'`) || text.includes(`machine: '${name}'`)),
      ),
  )
}

/** Everything that is untidy or untrue in the drawing of a machine. */
export const faultsOfCharts = () =>
  machineNames.flatMap((name) => chartFaults(drawnCharts[name]).map((fault) => `${name}: ${fault}`))

/** States that people see without a story that exists, as `machine state`. */
export const statesWithoutStory = () =>
  machineNames
    .filter((name) => !isBookkeeping(name))
    .flatMap((name) =>
      drawnCharts[name].states.flatMap(({ id }) => {
        const stories = storiesOfStates[name]?.[id] ?? []
        const isExplained = typeof stories === 'string' || (stories.length > 0 && stories.every(sourceOfStory))
        return isExplained ? [] : [`${name} ${id}`]
      }),
    )

/** The source of a story, from `folder/File#Export`; empty if there is none. */
export const sourceOfStory = (story: string) => {
  const [file = '', name = ''] = story.split('#')
  const [path] = globSync(`stories/${file}.stories.tsx`, { cwd: root })
  const text = path === undefined ? '' : readFileSync(join(root, path), 'utf8')
  return splitStories(text).stories.find((each) => each.name === name)?.text ?? ''
}
