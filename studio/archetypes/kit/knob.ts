import type { Material } from 'three'
import { box } from './box.ts'
import { post } from './lathe.ts'
import { group, type Place } from './place.ts'

/** A round knob that stands out towards the front (+z) from `at`; `mark` paints its pointer. */
export const knob = (
  radius: number,
  material: Material,
  {
    height = radius * 0.8,
    mark,
    pointing = 0,
    ...place
  }: Place & { height?: number; mark?: Material; pointing?: number } = {},
) => {
  const skirt = post(radius, height * 0.25, material, { edge: height * 0.08 })
  const grip = post(radius * 0.86, height, material, { top: radius * 0.78, edge: height * 0.14 })
  const pointer = mark
    ? [box([radius * 0.14, 0.1, radius * 0.55], mark, { radius: 0.04, at: [0, height - 0.04, -radius * 0.42] })]
    : []
  return group([group([group([skirt, grip, ...pointer], { turn: [0, -pointing, 0] })], { turn: [90, 0, 0] })], place)
}
