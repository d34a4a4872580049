import type { Material } from 'three'
import { colours } from './kit/colours.ts'
import { lathe } from './kit/lathe.ts'
import { loft } from './kit/loft.ts'
import { chrome, gloss, plastic } from './kit/materials.ts'
import { rectangle } from './kit/outline.ts'
import { detail, group } from './kit/place.ts'
import { slab } from './kit/slab.ts'
import { ring, tube } from './kit/tube.ts'

export interface KettleLook {
  body: Material
  trim?: Material
  lid?: Material
  spout?: 'short' | 'gooseneck'
}

/** A round-shouldered electric kettle on its base, 26 cm high, spout to the left. */
export const kettle = ({ body, trim = plastic(colours.coal), lid = chrome(), spout = 'short' }: KettleLook) =>
  group([
    stand(trim),
    lathe('8.9 3.2, 9.25 4, 9.4 6, 9.1 10, 8.4 14.5, 7.4 18.2, 6.5 20.4, 6.2 21', body, { smooth: true }),
    detail(lidded(lid, trim)),
    detail(handle(trim)),
    spout === 'short' ? beak(body, trim) : swan(body),
  ])

const stand = (trim: Material) =>
  group([
    lathe('0 0, 9.4 0 0.5, 9.6 1.2 0.5, 8.6 1.9 0.3, 0 1.9', trim),
    lathe('8.2 1.9, 8.9 2.1 0.2, 9.1 3.2 0.2, 8.6 3.4', trim),
  ])

const lidded = (lid: Material, trim: Material) =>
  group([
    ring(6.25, 0.28, lid, { at: [0, 21, 0] }),
    lathe('6.1 20.9, 5.6 21.9, 4.2 22.9, 2 23.4, 0 23.5', lid, { smooth: true }),
    lathe('0 23.3, 0.9 23.3, 0.8 24.2 0.3, 1.5 24.8 0.4, 1.4 25.6 0.4, 0 25.8', trim),
  ])

const handle = (trim: Material) =>
  tube('6.2 19.9 0, 8.6 20.7 0, 11.6 20.2 0, 13.2 17.4 0, 13.2 13 0, 12 8.6 0, 9 6.6 0', 1.25, trim, {
    scale: [1, 1, 1.15],
  })

const beak = (body: Material, trim: Material) =>
  group([
    loft('0 4.4 5 2.2, 3 3.5 3.8 1.7, 6.4 2.9 2.9 1.4', body, { edge: 0.3, at: [-6.1, 15.4, 0], turn: [0, 0, 38] }),
    group(
      [
        slab(rectangle(1.5, 9.4, 0.7), 0.7, gloss('#d6e2e4'), { bevel: 0.25 }),
        slab(rectangle(0.5, 5.4, 0.25), 0.2, trim, { bevel: 0.05, at: [0, -1.4, 0.6] }),
      ],
      { at: [0, 11.4, 8.55], turn: [-5.6, 0, 0] },
    ),
  ])

const swan = (body: Material) => tube('-8.4 7 0, -11.6 8 0, -13.4 12 0, -14 17 0, -15.6 20.4 0, -18 21.2 0', 0.8, body)
