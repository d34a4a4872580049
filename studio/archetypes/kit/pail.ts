import { type Material, Mesh, type Object3D } from 'three'
import { box } from './box.ts'
import { lathe } from './lathe.ts'
import { metal } from './materials.ts'
import { group } from './place.ts'
import { ring, tube } from './tube.ts'

export interface PailLook {
  colour: Material
  grip: Material
}

/** An open round bucket, 26 cm high, with a pouring lip in front and a steel handle that leans to the back. */
export const pail = ({ colour, grip }: PailLook) =>
  group([
    lipped(
      group([
        lathe(
          '0 0.6, 9.2 0.6, 9.4 0 0.2, 10 0 0.2, 10.4 1.4 0.3, 13.1 22.6 0.2, 13.7 22.8 0.2, 14.1 25.4, 13.6 25.4, 13 22, 9.9 1.6 0.8, 0 1.6',
          colour,
        ),
        ring(13.95, 0.55, colour, { at: [0, 25.5, 0] }),
        ...[6.5, 15].map((y) => ring(10.55 + y * 0.119, 0.16, colour, { at: [0, y, 0] })),
      ]),
    ),
    ...[1, -1].map((side) => box([1.6, 3.4, 3.4], colour, { radius: 0.6, at: [side * 14.3, 21.4, 0] })),
    bail(grip),
  ])

const bail = (grip: Material) =>
  group(
    [
      tube(
        '-15 0 0, -15.4 5 0, -13.4 11.6 0, -8.4 16 0, 0 17.6 0, 8.4 16 0, 13.4 11.6 0, 15.4 5 0, 15 0 0',
        0.42,
        metal('#bfc3c6', 0.28),
      ),
      tube('-4.6 17 0, 0 17.65 0, 4.6 17 0', 1.1, grip),
    ],
    { at: [0, 23, 0], turn: [-24, 0, 0] },
  )

/** Draws the rim out to a lip, towards the front and a little left. */
const lipped = (bucket: Object3D) => {
  bucket.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const points = part.geometry.getAttribute('position')
    for (let index = 0; index < points.count; index++) {
      const [x, y, z] = [points.getX(index), points.getY(index) + part.position.y, points.getZ(index)]
      const out = 2 * Math.exp(-(((Math.atan2(x, z) + 0.35) / 0.26) ** 2)) * Math.max(0, (y - 17) / 8.5) ** 2
      const radius = Math.hypot(x, z) || 1
      points.setX(index, x * (1 + out / radius))
      points.setZ(index, z * (1 + out / radius))
    }
  })
  return bucket
}
