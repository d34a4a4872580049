import type { Picture, Pictures } from '#studio/picture.ts'
import { inUse } from './inUse.ts'
import { uses } from './uses.ts'

/** The second picture of each product that is shown in use is taken in its setting. */
export const withScenes = (pictures: Pictures): Pictures => ({
  ...pictures,
  ...Object.fromEntries(
    Object.entries(uses).flatMap(([slug, use]) => {
      const second: Picture | undefined = pictures[`${slug}-2`]
      return second ? [[`${slug}-2`, inUse(second, use)]] : []
    }),
  ),
})
