import { type Material, Vector3 } from 'three'
import { group } from './place.ts'
import { sheet } from './sheet.ts'

/** Washing in a laundry basket whose rim is at `height`: two folded pieces on a heap, and a towel over the rim. */
export const washingHeap = (
  [first, second, third]: readonly [Material, Material, Material],
  height: number,
  tall: boolean,
) => {
  const [wide, deep] = tall ? [19.4, 17.8] : [24, 16]
  const tuck = (x: number, y: number, z: number, turn: number) => (point: Vector3) => {
    point.applyAxisAngle(upwards, (turn * Math.PI) / 180).add(new Vector3((x * wide) / 20, y, (z * deep) / 17))
    if (point.y < -3) point.y = -3 + (point.y + 3) * 0.2
    const out = Math.hypot(point.x / wide, point.z / deep)
    const within = out > 0.8 ? (0.8 + 0.2 * Math.tanh((out - 0.8) / 0.2)) / out : 1
    point.set(point.x * within, point.y, point.z * within)
  }
  return group(
    [
      crumpled(first, 0, tuck(3, -1.6, 3, 60)),
      halved(third, 1, tuck(-9, 0.6, -4.5, 24)),
      halved(second, 2, tuck(8, 3.4, 0.5, -30)),
      overTheRim(first, deep, tall),
    ],
    { at: [0, height - 5, 0] },
  )
}

const upwards = new Vector3(0, 1, 0)

const folds = (along: number, across: number, piece: number) =>
  Math.sin(across * 0.62 + along * 0.16 + piece * 2.1) + 0.6 * Math.sin(across * 0.29 - along * 0.41 + piece)

type Tuck = (point: Vector3) => void

/** A piece of washing that was dropped in a heap; `tuck` puts each of its points into the basket. */
const crumpled = (cloth: Material, piece: number, tuck: Tuck) =>
  sheet('-13 -4 4, -9 2.6 5, 0 4 6, 9 2.2 5, 13 -4', cloth, {
    width: 25,
    thickness: 1.2,
    drape: (point, along, across) => {
      point.y += 0.8 * folds(along, across, piece) - 5 * Math.abs(across / 12.5) ** 3
      tuck(point)
    },
  })

/** A piece that was folded once and laid down, its fold to the front. */
const halved = (cloth: Material, piece: number, tuck: Tuck) =>
  sheet('-11 -1, 11 -0.6 2, 11 3.6 2, -11 2.4', cloth, {
    width: 21,
    thickness: 1.9,
    drape: (point, along, across) => {
      point.y += 0.4 * folds(along * 0.7, across, piece) - 1.3 * (across / 10.5) ** 2
      tuck(point)
    },
  })

/** A towel that hangs out over the rim in front. */
const overTheRim = (cloth: Material, deep: number, tall: boolean) => {
  const out = deep + (tall ? 2.4 : 2.3)
  return sheet(
    `${out - 16} 0.5, ${out - 8} 3.4 4, ${out - 3} 6 2.5, ${out + 1.6} 6.2 1.8, ${out + 1.4} -1, ${out} -8`,
    cloth,
    {
      width: 20,
      thickness: 1.4,
      drape: (point, along, across) => {
        const free = Math.max(0, along - 19) / 14
        point.z += 0.35 * Math.sin(across * 0.55 + 0.6) * (0.4 + free) - bow(point.x - 4, tall)
        point.y += 0.25 * Math.sin(across * 0.4) - 0.25 * free
        point.x -= 4
      },
    },
  )
}

/** How much nearer the curved rim is than its foremost point. */
const bow = (x: number, tall: boolean) =>
  tall ? 20.1 * (1 - Math.sqrt(1 - (x / 22.5) ** 2)) : 18.4 * (1 - Math.sqrt(1 - (x / 27.5) ** 2))
