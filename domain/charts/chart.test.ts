import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from './chart.ts'
import { machines } from './machines.ts'
import { words } from './words.ts'

const order = chartOf(machines.order.machine, machines.order.labels)
const signIn = chartOf(machines.signIn.machine)

describe('the chart of an order', () => {
  it('has a box for every leaf state, labelled by its name or by a better one', () => {
    expect(order.states.map(({ label }) => label)).toEqual([
      ...['Unplaced', 'Checking stock', 'Pending', 'Processing', 'Dispatched', 'In transit', 'Delayed', 'Delivered'],
      ...['Canceled', 'Rejected'],
    ])
    expect(order.initial).toBe('unplaced')
  })

  it('has an arrow from each state in which the parcel is on its way to delivered', () => {
    const delivered = order.arrows.filter(({ to }) => to === 'delivered')

    expect(delivered).toEqual(
      ['dispatched', 'inTransit', 'delayed'].map((state) => ({
        from: `shipped.${state}`,
        to: 'delivered',
        labels: ['Order delivered'],
      })),
    )
  })

  it('names what a state takes without leaving, and marks where nothing follows', () => {
    expect(order.states.filter(({ stays }) => stays.length > 0).map(({ id, stays }) => [id, stays])).toEqual([
      ['pending', ['Payment method changed']],
      ['delivered', ['Payment collected']],
    ])
    expect(order.states.filter(({ isFinal }) => isFinal).map(({ id }) => id)).toEqual([
      ...['delivered', 'canceled', 'rejected'],
    ])
  })
})

describe('the chart of the sign-in', () => {
  it('names the answers of a port, and their conditions', () => {
    expect(signIn.arrows.find(({ from, to }) => from === 'verifyingOtp' && to === 'signedIn')?.labels).toEqual([
      'Verify OTP: done [is for member]',
    ])
    expect(signIn.arrows.find(({ from, to }) => from === 'signingUp' && to === 'typingSignup')?.labels).toEqual([
      'Sign up: refused',
    ])
  })

  it('tells once what every state allows', () => {
    expect(signIn.everywhere).toEqual([{ label: 'Dialog closed', to: 'closed' }])
  })
})

describe('a machine', () => {
  it('has the events that all of its four states lead on with told once, whether one of them stays or not', () => {
    const on = { reset: 'one' }
    const machine = createMachine({
      initial: 'one',
      states: {
        one: { on: { ...on, next: 'two' } },
        two: { on: { ...on, next: 'three' } },
        three: { on: { ...on, next: 'four' } },
        four: { on, after: { 500: 'five' } },
        five: { type: 'final' },
      },
    })
    const { arrows, everywhere, states } = chartOf(machine)

    expect(everywhere).toEqual([{ label: 'Reset', to: 'one' }])
    expect(arrows.map(({ labels }) => labels)).toEqual([['Next'], ['Next'], ['Next'], ['After 500']])
    expect(states.map(({ stays }) => stays)).toEqual([[], [], [], [], []])
  })

  it('has no condition on an arrow that leads there anyway', () => {
    const machine = createMachine({
      initial: 'open',
      states: {
        open: {
          on: { push: [{ guard: 'isStrong', target: 'closed' }, { target: 'closed' }], pull: { guard: 'isStrong' } },
        },
        closed: {},
      },
    })

    expect(chartOf(machine).arrows).toEqual([{ from: 'open', to: 'closed', labels: ['Push'] }])
    expect(chartOf(machine).states[0]?.stays).toEqual(['Pull [is strong]'])
  })
})

it.each([
  ['choosingAddress', 'Choosing address'],
  ['OrderPlaced', 'Order placed'],
  ['typingOtp', 'Typing OTP'],
  ['emailWasWrong', 'E-mail was wrong'],
])('%s is %s in words', (name, text) => {
  expect(words(name)).toBe(text)
})
