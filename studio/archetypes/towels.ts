import type { Material } from 'three'
import type { Corner } from './kit/outline.ts'
import { detail, group } from './kit/place.ts'
import { sheet } from './kit/sheet.ts'

export interface TowelsLook {
  /** From the bottom to the top. */
  folded: readonly [Material, Material, Material]
  rolls: readonly [Material, Material]
}

/** Three folded towels, 36 cm wide, with two rolled ones on top. */
export const towels = ({ folded, rolls }: TowelsLook) =>
  group([
    ...folded.map((towel, index) =>
      foldedTowel(towel, { at: [shifts[index] ?? 0, index * 6.75, 0], turn: [0, (shifts[index] ?? 0) * 2, 0] }),
    ),
    ...rolls.map((towel, index) =>
      detail(rolled(towel, { at: [index * 1.2 - 0.6, 24.1, 5 - index * 9.3], turn: [0, index ? -3 : 2, 0] })),
    ),
  ])

const shifts = [0, 0.7, -0.5]

const foldedTowel = (
  towel: Material,
  place: { at: readonly [number, number, number]; turn: readonly [number, number, number] },
) =>
  sheet(
    `-12 0.85, 13 0.85 2.5, 13 5.9 2.5, -12.4 5.9 0.84, -12.4 4.2 0.84, 11.3 4.2 0.84, 11.3 2.55 0.84, -12 2.55`,
    towel,
    {
      width: 36,
      thickness: 1.68,
      puff: (along, across) =>
        1 + 0.05 * Math.sin(along * 0.31 + across * 0.12) + 0.04 * Math.sin(across * 0.43 - along * 0.07),
      drape: (point, _, across) => {
        point.y *= 1 - 0.05 * (across / 18) ** 4 + 0.012 * Math.sin(across * 0.3)
        point.z += 0.25 * Math.sin(across * 0.22 + point.y * 0.2)
      },
      ...place,
    },
  )

const rolled = (
  towel: Material,
  place: { at: readonly [number, number, number]; turn: readonly [number, number, number] },
) =>
  sheet(spiral, towel, {
    width: 33,
    thickness: 1.15,
    puff: (along, across) => 1 + 0.05 * Math.sin(across * 0.5 + along * 0.2),
    drape: (point, along, across) => {
      point.x += 0.35 * Math.sign(across) * (Math.sin(along * 0.11) - along * 0.012)
      point.y *= point.y < 0 ? 0.94 : 1
    },
    ...place,
  })

const turns = 3.6
const spiral: Corner[] = Array.from({ length: 120 }, (_, index) => {
  const angle = (index / 119) * turns * 2 * Math.PI - 0.6
  const radius = 0.35 + (1.12 * index * turns) / 119
  return [Math.cos(angle) * radius, -Math.sin(angle) * radius]
})
