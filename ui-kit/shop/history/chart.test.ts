import { describe, expect, test } from 'vitest'
import { describeMachine, type Machine, takenArrows } from './chart.ts'

const box = { x: 0, y: 0, width: 90, height: 40 }
const state = (id: string, label: string) => ({ ...box, id, label, isFinal: false, stays: [] })
const arrow = (from: string, to: string) => ({ from, to, labels: [to], points: [], label: { ...box, lines: [to] } })
const door: Machine = {
  ...{ width: 90, height: 40, initial: 'open', start: [], everywhere: [] },
  states: [state('open', 'Open'), state('closed', 'Closed'), state('locked', 'Locked')],
  arrows: [arrow('open', 'closed'), arrow('closed', 'open'), arrow('closed', 'locked')],
  current: 'closed',
}

describe('a door that is closed', () => {
  test('is described with its states and where it can go', () => {
    expect(describeMachine(door, 'Door')).toBe(
      'Door states: Open, Closed, Locked. It is Closed. From here it can go to Open, Locked.',
    )
  })

  test('has taken the arrows between the states that it has been in', () => {
    expect([...takenArrows({ ...door, visited: ['open', 'closed', 'open'] })]).toEqual(['open closed', 'closed open'])
    expect([...takenArrows(door)]).toEqual([])
  })
})

test('a door that is locked goes nowhere', () => {
  expect(describeMachine({ ...door, current: 'locked' }, 'Door')).toMatch(/It is Locked\. It goes nowhere from here\.$/)
})
