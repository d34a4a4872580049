import type { Material } from 'three'
import { box } from '#studio/archetypes/kit/box.ts'
import { colours } from '#studio/archetypes/kit/colours.ts'
import { paper, plastic, rubber, steel } from '#studio/archetypes/kit/materials.ts'
import { group, type Place, row } from '#studio/archetypes/kit/place.ts'
import { ball, tube } from '#studio/archetypes/kit/tube.ts'

/** A carton, taped shut. */
export const carton = ([width, height, depth]: readonly [number, number, number], place: Place = {}) =>
  group(
    [
      box([width, height, depth], paper('#cf9f68'), { radius: 0.5 }),
      box([5, 0.3, depth + 0.3], paper('#e9c795'), { radius: 0.1, at: [0, height - 0.1, 0] }),
      box([5, height * 0.34, 0.4], paper('#e9c795'), { radius: 0.1, at: [0, height * 0.66, depth / 2] }),
      box([width * 0.26, height * 0.24, 0.4], paper('#faf6ec'), {
        radius: 0.1,
        at: [width * 0.28, height * 0.14, depth / 2],
      }),
    ],
    place,
  )

/** A suitcase on wheels, `height` cm high, its handle drawn out. */
export const suitcase = (shell: Material, { height = 58, ...place }: Place & { height?: number } = {}) => {
  const width = height * 0.66
  return group(
    [
      box([width, height, height * 0.4], shell, { radius: 4, at: [0, 3.4, 0] }),
      ...row(5, (index) =>
        box([1.4, height * 0.82, height * 0.4 + 0.9], shell, {
          radius: 0.6,
          at: [(index - 2) * width * 0.19, 3.4 + height * 0.09, 0],
        }),
      ),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => ball(2.2, rubber(colours.coal), { at: [x * width * 0.38, 2.2, z * height * 0.14] })),
      ),
      tube(
        `${-width * 0.2} ${height} ${-height * 0.15}, ${-width * 0.2} ${height * 1.32} ${-height * 0.15}, ${width * 0.2} ${height * 1.32} ${-height * 0.15}, ${width * 0.2} ${height} ${-height * 0.15}`,
        0.9,
        steel(),
        { tension: 0.1 },
      ),
      box([width * 0.5, 2.4, 3], rubber(colours.coal), { radius: 1, at: [0, height * 1.31, -height * 0.15] }),
      box([3.4, 7, 0.8], plastic(colours.white), {
        radius: 0.4,
        at: [width * 0.3, height * 0.84, height * 0.21],
        turn: [0, 0, 12],
      }),
    ],
    place,
  )
}
