import { describe, expect, it } from 'vitest'
import type { DrawnArrow, DrawnChart, DrawnState, Point } from '#domain/charts/drawnChart.ts'
import { chartFaults } from './chartFaults.ts'
import { crossingsOf } from './crossings.ts'

const state = (id: string, x: number, y: number): DrawnState => ({
  ...{ id, label: id, x, y, width: 100, height: 40, isFinal: false, stays: [] },
})

const arrow = (from: string, to: string, points: Point[], label: [x: number, y: number]): DrawnArrow => ({
  ...{ from, to, labels: ['pushed'], points },
  label: { x: label[0], y: label[1], width: 60, height: 20, lines: ['pushed'] },
})

const opened = state('open', 0, 0)
const closed = state('closed', 0, 120)
const locked = state('locked', 0, 240)
const push = arrow(
  'open',
  'closed',
  [
    [50, 40],
    [50, 120],
  ],
  [20, 70],
)
const turn = arrow(
  'closed',
  'locked',
  [
    [50, 160],
    [50, 240],
  ],
  [20, 190],
)
const door: DrawnChart = {
  ...{ width: 300, height: 300, initial: 'open', everywhere: [] },
  start: [
    [50, -20],
    [50, 0],
  ],
  states: [opened, closed, locked],
  arrows: [push, turn],
}

const withArrow = (planted: DrawnArrow) => chartFaults({ ...door, arrows: [...door.arrows, planted] })

describe('the drawing of a door', () => {
  it('has no fault', () => {
    expect(chartFaults(door)).toEqual([])
  })

  it('with a name too long for its box has one', () => {
    const long = { ...opened, label: 'open as wide as the sky above Soweto' }
    expect(chartFaults({ ...door, states: [long, closed, locked] })).toEqual([
      'The label of open as wide as the sky above Soweto is wider than its box',
    ])
  })

  it('with a fact too long for its box has one', () => {
    const taking = { ...opened, stays: ['somebody has walked through'] }
    expect(chartFaults({ ...door, states: [taking, closed, locked] })).toEqual([
      'The label of open is wider than its box',
    ])
  })

  it('with a box on another has one', () => {
    expect(
      chartFaults({ ...door, states: [opened, closed, { ...locked, x: 90, y: 240 }, state('ajar', 150, 260)] }),
    ).toContain('locked stands on ajar')
  })

  it('with an arrow through a box has one', () => {
    const through: Point[] = [
      [30, 40],
      [30, 240],
    ]
    expect(withArrow(arrow('open', 'locked', through, [120, 200]))).toContain('open -> locked runs through closed')
  })

  it.each<[string, Point[]]>([
    [
      'that ends in empty space',
      [
        [70, 40],
        [70, 100],
      ],
    ],
    [
      'that begins beside its box',
      [
        [140, 40],
        [90, 120],
      ],
    ],
    ['without points', []],
  ])('with an arrow %s has one', (_, points) => {
    expect(withArrow(arrow('open', 'closed', points, [120, 60]))).toContain('open -> closed is detached')
  })

  it('with an arrow that nothing names has one', () => {
    expect(chartFaults({ ...door, arrows: [{ ...push, labels: [] }, turn] })).toEqual(['open -> closed has no label'])
  })

  it('with a label too wide for its place, or outside of the drawing, has one', () => {
    const wide = { ...push, label: { ...push.label, lines: ['pushed by the wind and by nobody'] } }
    expect(chartFaults({ ...door, arrows: [wide, turn] })).toEqual(['The label of open -> closed is too wide'])
    const outside = { ...push, label: { ...push.label, x: 280 } }
    expect(chartFaults({ ...door, arrows: [outside, turn] })).toEqual([
      'The label of open -> closed leaves the drawing',
    ])
  })

  it('with a start that hangs in the air, or runs through a box, has one', () => {
    const start: Point[] = [
      [50, -20],
      [50, -10],
    ]
    expect(chartFaults({ ...door, start })).toEqual(['The start is detached'])
    const through: Point[] = [
      [10, 300],
      [10, 40],
    ]
    expect(chartFaults({ ...door, start: through })).toContain('The start runs through a box or a label')
  })

  it('with two arrows on each other has one', () => {
    const back: Point[] = [
      [52, 120],
      [52, 40],
    ]
    expect(withArrow(arrow('closed', 'open', back, [120, 60]))).toContain('open -> closed and closed -> open coincide')
  })

  it('with a label on another label, on a box or under an arrow has one', () => {
    const back: Point[] = [
      [90, 120],
      [90, 40],
    ]
    expect(withArrow(arrow('closed', 'open', back, [60, 65]))).toEqual([
      'The labels of open -> closed and closed -> open overlap',
    ])
    expect(withArrow(arrow('closed', 'open', back, [90, 130]))).toEqual(['The label of closed -> open covers closed'])
    const near: Point[] = [
      [75, 120],
      [75, 40],
    ]
    expect(withArrow(arrow('closed', 'open', near, [120, 60]))).toEqual([
      'closed -> open runs through the label of open -> closed',
    ])
  })
})

describe('crossings', () => {
  it('are counted for each pair of arrows', () => {
    const across = arrow(
      'closed',
      'open',
      [
        [0, 60],
        [200, 60],
      ],
      [220, 50],
    )
    expect(crossingsOf(door)).toBe(0)
    expect(crossingsOf({ ...door, arrows: [push, across] })).toBe(1)
    expect(crossingsOf({ ...door, arrows: [push, turn, across] })).toBe(1)
  })
})
