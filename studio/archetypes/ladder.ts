import type { Material } from 'three'
import { box } from './kit/box.ts'
import { colours } from './kit/colours.ts'
import { post } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { aluminium, plastic, rubber, steel } from './kit/materials.ts'
import { detail, group, row } from './kit/place.ts'
import { tube } from './kit/tube.ts'

export interface LadderLook {
  rails: Material
  treads: Material
  steps: number
  /** What lies on the treads: ridges of the same metal, or a rubber mat. */
  surface?: 'ribbed' | 'mat'
  /** A kitchen ladder has a bar above its top step instead of a cap. */
  top?: 'cap' | 'bar'
}

const rise = 24
const lean = 0.32

/** A folding step ladder that stands open; its steps face the front. */
export const ladder = ({ rails, treads, steps, surface = 'ribbed', top = 'cap' }: LadderLook) => {
  const height = steps * rise + (top === 'cap' ? 20 : 0)
  const wide = (y: number) => (top === 'bar' ? 42 : 30) + (height - y) * 0.11
  const front = (y: number) => (height - y) * lean
  return group([
    ...[-1, 1].flatMap((side) => sides(side, height, wide, rails)),
    ...row(steps, (index) => {
      const y = (index + 1) * rise
      const deep = top === 'bar' && index === steps - 1
      const step = tread(wide(y) - 2.4, deep ? 20 : 9.5, treads, surface, [0, y - 2.4, front(y) - (deep ? 6 : 1)])
      return index === 1 || index === 2 ? detail(step) : step
    }),
    ...[0.3, 0.68].map((share) =>
      box([wide(height * share) - 2, 2.6, 1.6], rails, {
        radius: 0.4,
        at: [0, height * share, -front(height * share) * 0.9 - 4.6],
      }),
    ),
    ...[-1, 1].map((side) => stay(side, height, wide, front)),
    top === 'cap' ? cap(height, wide(height)) : bar(height, wide(height), rails),
  ])
}

const sides = (side: number, height: number, wide: (y: number) => number, rails: Material) => {
  const [foot, head] = [(side * wide(0)) / 2, (side * wide(height)) / 2]
  const reach = height * lean
  return [
    loft(`1.4 2.6 6.4 0.5 ${foot} ${reach}, ${height} 2.6 6.4 0.5 ${head} 0`, rails, { smooth: false, edge: 0.3 }),
    loft(`1.4 2.4 4.4 0.5 ${foot} ${-reach * 0.9 - 5}, ${height - 3} 2.4 4.4 0.5 ${head} -5`, rails, {
      smooth: false,
      edge: 0.3,
    }),
    box([3.6, 4, 8], rubber(colours.coal), { radius: 0.7, at: [foot, 0, reach] }),
    box([3.4, 4, 6], rubber(colours.coal), { radius: 0.7, at: [foot, 0, -reach * 0.9 - 5] }),
  ]
}

const tread = (
  width: number,
  depth: number,
  material: Material,
  surface: 'ribbed' | 'mat',
  at: readonly [number, number, number],
) =>
  group(
    [
      box([width, 2.4, depth], material, { radius: 0.5 }),
      ...(surface === 'mat'
        ? [box([width - 5, 0.5, depth - 2.4], rubber(colours.charcoal), { radius: 0.2, at: [0, 2.2, 0] })]
        : []),
      ...row(Math.floor((depth - 1) / 1.7), (index) =>
        box([width - (surface === 'mat' ? 6 : 1), 0.5, 0.8], surface === 'mat' ? rubber(colours.coal) : material, {
          radius: 0.2,
          at: [0, surface === 'mat' ? 2.4 : 2.15, -depth / 2 + 1.4 + index * 1.7],
        }),
      ),
    ],
    { at },
  )

const stay = (side: number, height: number, wide: (y: number) => number, front: (y: number) => number) => {
  const y = height * 0.5
  const x = side * (wide(y) / 2 - 2)
  return group([
    tube(`${x} ${y} ${front(y) - 2}, ${x} ${y - 1.4} ${-2}, ${x} ${y} ${-front(y) * 0.9 - 4}`, 0.7, steel(), {
      tension: 0,
    }),
    post(1.3, 1, plastic(colours.coal), { turn: [0, 0, 90], at: [x + 0.5, y - 1.2, -2], edge: 0.2 }),
  ])
}

const cap = (height: number, width: number) =>
  group([
    box([width + 3.6, 4.4, 9], plastic(colours.coal), { radius: 1.2, at: [0, height - 3, -6] }),
    ...[-1, 1].map((side) =>
      post(1.3, 1, aluminium(), { turn: [0, 0, 90], at: [side * (width / 2 + 1.8) + 0.5, height - 5, -2], edge: 0.2 }),
    ),
  ])

const bar = (height: number, width: number, rails: Material) => {
  const x = width / 2
  return group([
    tube(
      `${-x} ${height - 2} 0, ${-x} ${height + 22} -7, ${-x + 4} ${height + 38} -11.6, ${x - 4} ${height + 38} -11.6, ${x} ${height + 22} -7, ${x} ${height - 2} 0`,
      1.5,
      rails,
      {
        tension: 0.25,
      },
    ),
    tube(
      `${-x + 7} ${height + 38.2} -11.6, 0 ${height + 38.2} -11.6, ${x - 7} ${height + 38.2} -11.6`,
      2,
      rubber(colours.coal),
    ),
  ])
}
