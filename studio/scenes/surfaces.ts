import type { Colour } from '#studio/archetypes/kit/materials.ts'
import { patterned } from '#studio/archetypes/kit/patterns.ts'

/** Glazed tiles on a wall, `side` centimetres each, or in two lengths as `[width, height]`. */
export const wallTiled = (colour: Colour, side: number | readonly [number, number] = 12) =>
  tiled('xy', { colour, side, roughness: 0.25 })

/** Tiles or paving on a floor. */
export const floorTiled = (colour: Colour, side = 30) => tiled('xz', { colour, side, roughness: 0.7 })

/** Boards that lie along x on a floor, or stand upright as a fence. */
export const boards = (colour: Colour, width: number, stand: 'floor' | 'fence') => {
  const across = stand === 'floor' ? 'vPart.z' : 'vPart.x'
  const grain = stand === 'floor' ? 'vPart.zyx' : 'vPart.xzy'
  const at = `${across} / ${width.toFixed(1)} + 40.5`
  const tint = `timber(${grain} + vec3(floor(${at}) * 7.3, 0.0, 0.0)) * (0.9 + 0.18 * hash(vec3(floor(${at}), 2.0, 5.0))) * (1.0 - 0.45 * step(0.475, abs(fract(${at}) - 0.5)))`
  return patterned(`boards ${stand} ${width}`, { color: colour, roughness: 0.6 }, { tint })
}

/** A wall of bricks that are laid in stretcher bond. */
export const bricks = (colour: Colour) => {
  const [line, shift] = ['floor(vPart.y / 8.0)', '0.5 * mod(floor(vPart.y / 8.0), 2.0)']
  const along = `vPart.x / 23.0 + ${shift} + 40.0`
  const joint = `max(step(0.93, fract(vPart.y / 8.0)), step(0.97, fract(${along})))`
  const tint = `mix(0.82 + 0.26 * hash(vec3(floor(${along}), ${line}, 3.0)), 1.3, ${joint})`
  return patterned('bricks', { color: colour, roughness: 0.9 }, { tint })
}

interface Tiling {
  colour: Colour
  side: number | readonly [number, number]
  roughness: number
}

const tiled = (plane: 'xy' | 'xz', { colour, side, roughness }: Tiling) => {
  const [wide, high] = typeof side === 'number' ? [side, side] : side
  const at = `(vPart.${plane} / vec2(${wide.toFixed(2)}, ${high.toFixed(2)}) + 40.0)`
  const joint = `max(step(${(0.5 - 0.22 / wide).toFixed(4)}, abs(fract(${at}.x) - 0.5)), step(${(0.5 - 0.22 / high).toFixed(4)}, abs(fract(${at}.y) - 0.5)))`
  const tint = `(0.95 + 0.09 * hash(vec3(floor(${at}), 1.0))) * (1.0 - 0.26 * ${joint})`
  return patterned(`tiled ${plane} ${wide} ${high}`, { color: colour, roughness }, { tint })
}
