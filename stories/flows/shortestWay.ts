import type { Chart } from '#ui-kit/shop/history/chart.ts'

/** The fewest steps from the initial state to another one: the states before it, and a fact or event for each step. */
export const shortestWay = ({ initial, arrows, everywhere }: Chart, goal: string) => {
  const ways = new Map([[initial, { states: [] as string[], labels: [] as string[] }]])
  for (const [state, { states, labels }] of ways) {
    const next = [
      ...arrows.filter(({ from }) => from === state).map(({ to, labels: [label = ''] }) => ({ to, label })),
      ...everywhere.flatMap(({ to, label }) => (to === undefined ? [] : [{ to, label }])),
    ]
    for (const { to, label } of next)
      if (!ways.has(to)) ways.set(to, { states: [...states, state], labels: [...labels, label] })
  }
  return ways.get(goal) ?? { states: [], labels: [] }
}
