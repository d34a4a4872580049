import { post } from './lathe.ts'
import { castIron, gloss, metal, steel } from './materials.ts'
import { group, type Place } from './place.ts'
import { ring } from './tube.ts'

/** A solid cast-iron cooking plate with its steel rim. */
export const ironPlate = (radius: number, place: Place = {}) =>
  group(
    [
      post(radius + 0.6, 0.7, steel(), { edge: 0.3 }),
      post(radius, 1.5, castIron(), { edge: 0.35 }),
      ...[0.82, 0.6, 0.38].map((share) => ring(radius * share, 0.09, metal('#55585b', 0.6), { at: [0, 1.47, 0] })),
      post(radius * 0.2, 1.4, metal('#4a4d50', 0.5), { edge: 0.1 }),
    ],
    place,
  )

/** The printed rings of a zone on a glass hob. */
export const glassZone = (radius: number, place: Place = {}) =>
  group(
    [radius, radius * 0.93, radius * 0.5].map((size) =>
      ring(size, size === radius ? 0.16 : 0.08, gloss('#8b9196'), { scale: [1, 0.25, 1] }),
    ),
    place,
  )
