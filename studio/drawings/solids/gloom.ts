import { blur } from './paint.ts'
import { polygon } from './path.ts'
import { type Point, seen } from './point.ts'
import type { Solid } from './solid.ts'

/** The dark under something that rests on something else. */
export const gloom = (points: Point[], opacity = 0.35): Solid => ({
  reach: [],
  paint: (view) =>
    `<path d="${polygon(points.map((point) => seen(view, point)))}" fill="#2a2433" opacity="${opacity}" filter="${blur(8)}"/>`,
})
