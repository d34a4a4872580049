import { DoubleSide, type Material, MeshStandardMaterial } from 'three'
import { box } from './kit/box.ts'
import { cachedMaterial } from './kit/cachedMaterial.ts'
import { colours } from './kit/colours.ts'
import { lathe, post } from './kit/lathe.ts'
import { gloss, glow, metal, rubber } from './kit/materials.ts'
import { around, detail, group, row } from './kit/place.ts'
import { ball, ring, tube } from './kit/tube.ts'

export interface SolarLanternLook {
  body: Material
  trim?: Material
  size?: number
}

/** A camping lantern, 27 cm high with its loop, its glass glowing under a solar panel. */
export const solarLantern = ({ body, trim = rubber(colours.coal), size = 1 }: SolarLanternLook) =>
  group([foot(body, trim), detail(light()), cage(body), roof(body, trim), loop(trim)], { scale: size })

const foot = (body: Material, trim: Material) =>
  group([
    lathe('0 0, 6.6 0 0.3, 7 0.6 0.3, 7 1.2 0.2, 0 1.2', trim),
    lathe('0 1.1, 7 1.1 0.2, 7.2 3.4 0.6, 6.4 5.6 0.8, 5.6 6, 0 6', body),
    post(1.15, 0.5, trim, { at: [0, 3.3, 6.9], turn: [84, 0, 0], edge: 0.15 }),
    post(0.34, 0.3, glow('#7ddc6a', 1), { at: [2.3, 3.3, 6.65], turn: [84, 18, 0], edge: 0.1 }),
  ])

const light = () =>
  group([
    lathe('5.3 5.9, 5.7 8 2, 5.7 14 2, 5.2 17.2', litGlass()),
    lathe('0 6, 3.4 6 0.5, 3.4 16.4 1, 0 16.8', glow('#ffe7a8', 1.25)),
    ...row(3, (index) => ring(3.5, 0.18, glow('#fff3d6', 1.2), { at: [0, 8.4 + index * 3, 0] })),
  ])

const litGlass = () =>
  cachedMaterial('lit glass', () => {
    const [color, emissive] = ['#ffd27a', '#ffc455']
    const light = { color, emissive, emissiveIntensity: 0.85, roughness: 0.1 }
    return new MeshStandardMaterial({ ...light, opacity: 0.42, transparent: true, side: DoubleSide, depthWrite: false })
  })

const cage = (body: Material) =>
  group([
    group([around(4, () => tube('0 5 6.3, 0 8 6.75, 0 14 6.75, 0 17.6 6.2', 0.42, body))], { turn: [0, 20, 0] }),
    ring(6.05, 0.45, body, { at: [0, 6.1, 0] }),
  ])

const roof = (body: Material, trim: Material) =>
  group([
    lathe('0 16.8, 5.6 16.8, 7.1 17.2 0.4, 7.2 18.2 0.5, 6.2 20 0.8, 5.4 20.5 0.3, 0 20.5', body),
    lathe('6.9 17, 7.4 17.3 0.2, 7.4 18 0.2, 6.9 18.3', trim),
    post(5.1, 0.4, gloss('#1b2a4a'), { at: [0, 20.35, 0], edge: 0.1 }),
    ...[-2.4, 0, 2.4].map((x) =>
      box([0.12, 0.1, 9.2 - Math.abs(x)], metal('#aeb6c4', 0.4), { radius: 0.04, at: [x, 20.7, 0] }),
    ),
    ...[-1.8, 1.8].map((z) => box([9.2, 0.1, 0.12], metal('#aeb6c4', 0.4), { radius: 0.04, at: [0, 20.7, z] })),
  ])

const loop = (trim: Material) =>
  group(
    [
      tube('-7 0 0, -7.4 3 0, -6 7.4 0, -2.6 9.4 0, 2.6 9.4 0, 6 7.4 0, 7.4 3 0, 7 0 0', 0.5, trim),
      ...[-7.1, 7.1].map((x) => ball(0.85, trim, { at: [x, 0, 0] })),
    ],
    { at: [0, 18.2, 0], turn: [-14, 0, 0] },
  )
