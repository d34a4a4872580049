import { createElement, Fragment } from 'react'
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { flowFrame, flowPath, statesOfStory } from '#stories/flows/statesOfStory.ts'

/** Adds a panel that shows, beside a story, the machine whose state it shows. The manager is built without JSX. */
export const addMachinePanel = () =>
  addons.register('ekhaya/machine', () => {
    addons.add('ekhaya/machine/panel', {
      type: types.PANEL,
      title: 'Machine',
      render: ({ active = false }) => createElement(active ? MachinesOfStory : Fragment),
    })
  })

const MachinesOfStory = () => {
  const api = useStorybookApi()
  const { index = {} } = useStorybookState()
  const [globals] = useGlobals()
  const story = api.getCurrentStoryData()
  const shown = story && 'importPath' in story ? statesOfStory(story) : []
  if (shown.length === 0)
    return createElement('p', { style: { padding: 16, margin: 0 } }, 'This story shows no state of a machine.')

  const frames = shown.map(({ machine, state }) => {
    const flow = Object.values(index).find((entry) => entry.type === 'story' && entry.importPath === flowPath(machine))
    const src = flowFrame(flow?.id ?? '', state, String(globals['theme'] ?? 'light'))
    return createElement('iframe', { key: src, srcDoc: documentAround(src), title: `${machine}: ${state}`, style })
  })
  return createElement(Fragment, {}, frames)
}

const style = { display: 'block', width: '100%', height: '100%', border: 0 }

// A story in a frame reports to the window around it. If that were the manager, it would take the chart for the story that is looked at.
const documentAround = (src: string) =>
  `<style>body{margin:0}iframe{border:0;width:100vw;height:100vh;display:block}</style><iframe src="${src}" title="Chart"></iframe>`
