import { type Material, type Object3D, Vector3 } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { lathe } from '#studio/archetypes/kit/lathe.ts'
import { glow, paper } from '#studio/archetypes/kit/materials.ts'
import { grainy } from '#studio/archetypes/kit/patterns.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { slab } from '#studio/archetypes/kit/slab.ts'
import { ball, tube } from '#studio/archetypes/kit/tube.ts'
import { sunDirection } from '#studio/lights.ts'
import type { Picture, Pictures, Sun, View } from '#studio/picture.ts'
import type { Tile } from '#studio/tiles.ts'

interface Slide {
  parts: () => Object3D[]
  sun: Sun
  tile: Tile
  desk: View
  phone: View
}

/** The two pictures of a slide: a wide one for desks, and one for phones. */
export const slide = (name: string, { parts, sun, tile, desk, phone }: Slide): Pictures => {
  const set = { archetype: 'slide', model: () => group(parts()), angle: {}, sun, tile }
  return {
    [`slides/${name}-desk`]: { ...set, view: desk, format: 'desk' } satisfies Picture,
    [`slides/${name}-phone`]: { ...set, view: phone, format: 'phone' } satisfies Picture,
  }
}

/** A wall whose front is at z = 0, from `left` to `right` and `bottom` to `top`. */
export const wall = (
  [left, right, bottom, top]: readonly [left: number, right: number, bottom: number, top: number],
  paint: Material,
  place: Place = {},
) => group([box([right - left, top - bottom, 4], paint, { radius: 0.1, at: [(left + right) / 2, bottom, -2] })], place)

/** Rows of tiles in front of a wall, from `left` to `right`, each `side` wide and high; `glazes` in turn. */
export const wallTiles = (
  { left, right, rows, side }: { left: number; right: number; rows: number; side: number },
  glazes: readonly Material[],
  place: Place = {},
) => {
  const columns = Math.ceil((right - left) / side)
  return group(
    row(columns * rows, (index) => {
      const [column, line] = [index % columns, Math.floor(index / columns)]
      const glaze = glazes[(column * 7 + line * 5 + ((column * line) % 3)) % glazes.length] ?? paper('#ffffff')
      const at = [left + (column + 0.5) * side, line * side + 0.2, 0.3] as const
      return box([side - 0.4, side - 0.4, 1], glaze, { radius: 0.3, at })
    }),
    place,
  )
}

/** A frame in the way of the sun, far outside of the picture: its two by two panes fall on `at` as light. */
export const sunThroughWindow = (
  sun: Sun,
  at: readonly [number, number, number],
  { width = 150, height = 120, away = 180 } = {},
) => {
  const bar = paper('#888888')
  const [side, bars] = [34, 5]
  const frame = group([
    box([side, height + 2 * side, 2], bar, { at: [-width / 2 - side / 2, -height / 2 - side, 0] }),
    box([side, height + 2 * side, 2], bar, { at: [width / 2 + side / 2, -height / 2 - side, 0] }),
    box([width, side, 2], bar, { at: [0, height / 2, 0] }),
    box([width, side, 2], bar, { at: [0, -height / 2 - side, 0] }),
    box([bars, height, 2], bar, { at: [0, -height / 2, 0] }),
    box([width, bars, 2], bar, { at: [0, -bars / 2, 0] }),
  ])
  const towards = sunDirection(sun)
  frame.position.copy(new Vector3(...at).addScaledVector(towards, away))
  frame.lookAt(new Vector3(...at).addScaledVector(towards, away * 2))
  return frame
}

/** A window of two by two panes, whose middle is at the place; outside, hills under a morning sky. */
export const hillWindow = (width: number, height: number, frame: Material, place: Place = {}) => {
  const [w, h] = [width / 2, height / 2]
  return group(
    [
      slab(`${-w} ${-h}, ${w} ${-h}, ${w} ${h}, ${-w} ${h}`, 0.2, glow('#d8ecf2', 0.98), { bevel: 0, at: [0, 0, 0.3] }),
      slab(`${-w} 0, ${w} ${-h * 0.1}, ${w} ${h * 0.34}, ${-w} ${h * 0.3}`, 0.2, glow('#f4eee0', 1), {
        bevel: 0,
        at: [0, 0, 0.4],
      }),
      slab(
        `${-w} ${-h * 0.5}, ${w} ${-h * 0.5}, ${w} ${h * 0.02}, ${w * 0.3} ${h * 0.2} 9, ${-w * 0.2} ${-h * 0.12} 9, ${-w * 0.7} ${h * 0.06} 9, ${-w} ${-h * 0.1}`,
        0.2,
        glow('#9dbfae', 0.95),
        { bevel: 0, at: [0, 0, 0.6] },
      ),
      slab(
        `${-w} ${-h}, ${w} ${-h}, ${w} ${-h * 0.36}, ${w * 0.4} ${-h * 0.46} 9, ${-w * 0.1} ${-h * 0.22} 9, ${-w * 0.6} ${-h * 0.42} 9, ${-w} ${-h * 0.3}`,
        0.2,
        glow('#5f9478', 0.92),
        { bevel: 0, at: [0, 0, 0.8] },
      ),
      ...[-1, 1].map((side) => box([5, height + 10, 7], frame, { at: [side * (w + 2.5), -h - 5, 3] })),
      ...[-1, 1].map((side) => box([width + 10, 5, 7], frame, { at: [0, side < 0 ? -h - 5 : h, 3] })),
      box([3, height, 4], frame, { at: [0, -h, 2.4] }),
      box([width, 3, 4], frame, { at: [0, 1, 2.4] }),
      box([width + 22, 3, 15], frame, { at: [0, -h - 8, 7] }),
    ],
    place,
  )
}

/** A terracotta pot with a bushy herb, `size` 1 is 24 cm high. */
export const herbPot = (leaf: Material, { size = 1, ...place }: Place & { size?: number } = {}) =>
  group(
    [
      lathe('0 0, 5 0 0.3, 6.6 9.4 0.3, 7.2 9.4 0.2, 7.2 12 0.3, 6.4 12 0.2, 6.2 10.6, 0 10.6', grainy('#bd6a47', 0.2)),
      ...row(46, (index) => {
        const angle = index * 2.4
        const out = 1.6 + (index % 7) * 0.85
        const up = 13 + ((index * 5) % 11) * 1.05 - out * 0.35
        return ball(1.9, leaf, {
          at: [Math.cos(angle) * out, up, Math.sin(angle) * out],
          scale: [1.15, 0.5, 0.8],
          turn: [20 * Math.sin(index * 1.7), (-angle * 180) / Math.PI, 32 * Math.cos(index * 1.3)],
        })
      }),
      ...row(7, (index) =>
        tube(
          `0 10 0, ${Math.cos(index) * 2} 14 ${Math.sin(index) * 2}, ${Math.cos(index) * 3.4} 20 ${Math.sin(index) * 3.4}`,
          0.22,
          leaf,
        ),
      ),
    ],
    { ...place, scale: size },
  )
