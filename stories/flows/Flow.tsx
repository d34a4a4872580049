import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { drawnCharts } from '#domain/charts/drawnCharts.ts'
import { chartedMachine, type MachineName } from '#domain/charts/machines.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { labelOfState } from '#ui-kit/shop/history/chart.ts'
import { MachineChart } from '#ui-kit/shop/history/MachineChart.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { machineIn } from './machineIn.ts'
import { shortestWay } from './shortestWay.ts'
import { stateNotes } from './stateNotes.ts'
import { storiesOfStates } from './storiesOfStates.ts'
import { storyHref } from './storyHref.ts'

type FlowProps = {
  /** The machine of the domain that is drawn. */
  machine: MachineName
  /** The current state, with `-` in place of dots. */
  state: string
}

/** A machine with one state highlighted, the shortest way that leads there, and the stories that show its states. */
export const Flow = ({ machine: name, state }: FlowProps) => {
  const current = state.replaceAll('-', '.')
  const hrefs = useStoryLinks(name)
  const { title, bookkeeping } = chartedMachine(name)
  const machine = machineIn(name, current, shortestWay(drawnCharts[name], current).states)
  const stories = storiesOfStates[name]?.[current]
  const way = shortestWay(machine, current).labels

  return (
    <Page>
      <Stack gap={4}>
        <Text>
          <b>{labelOfState(machine, current)}.</b> {stateNotes[name]?.[current]}
        </Text>
        <Text size={14} tone="ink-2">
          {way.length > 0 ? `The shortest way: ${way.join(' → ')}.` : 'It begins here.'}{' '}
          {typeof stories === 'string' && `No page of its own: ${stories}`}
          {bookkeeping && `No page of its own: ${bookkeeping}`}
        </Text>
        {Array.isArray(stories) && (
          <Stories>
            <span>Seen in</span>
            {stories.map((story: string) => (
              <a key={story} href={hrefs[story]} target="_top">
                {story.replace(/^.*\//, '').replace('#', ': ')}
              </a>
            ))}
          </Stories>
        )}
        <MachineChart
          label={title}
          machine={{
            ...machine,
            states: machine.states.map((each) => ({ ...each, href: hrefOf(name, each.id, hrefs) })),
          }}
        />
      </Stack>
    </Page>
  )
}

const hrefOf = (name: MachineName, stateId: string, hrefs: Readonly<Record<string, string>>) => {
  const stories = storiesOfStates[name]?.[stateId]
  return Array.isArray(stories) ? hrefs[stories[0]] : undefined
}

/** The addresses of the stories that show the states of a machine, once they are known. */
const useStoryLinks = (name: MachineName) => {
  const [hrefs, setHrefs] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let isShown = true
    const stories = Object.values(storiesOfStates[name] ?? {}).flatMap((each) => (typeof each === 'string' ? [] : each))
    Promise.all(stories.map(async (story) => [story, await storyHref(story)] as const)).then((known) => {
      if (isShown) setHrefs(Object.fromEntries(known))
    })
    return () => {
      isShown = false
    }
  }, [name])
  return hrefs
}

const Page = styled.div`
  padding: var(--space-4);
`

const Stories = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);

  a {
    color: var(--brand);
    text-decoration: underline;
  }
`
