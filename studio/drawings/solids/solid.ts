import type { Point, View } from './point.ts'

/** One thing in a drawing; later ones are painted over earlier ones. */
export interface Solid {
  /** Points whose convex outline is the solid's: for framing, its shadow and its contact with the floor. */
  reach: Point[]
  /** Its picture as SVG elements. */
  paint: (view: View) => string
  /** Its shadow on the floor as SVG elements, where the outline of `reach` would be wrong. */
  shade?: (view: View) => string
}
