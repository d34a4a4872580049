import { blur } from './paint.ts'
import { brief } from './path.ts'
import { type Point, seen } from './point.ts'
import type { Solid } from './solid.ts'

/** Lamplight about a point. */
export const glow = (point: Point, radius: number): Solid => ({
  reach: [],
  paint: (view) => {
    const [x, y] = seen(view, point)
    return `<circle cx="${brief(x)}" cy="${brief(y)}" r="${brief(radius * view.scale)}" fill="#ffe6a3" opacity=".55" filter="${blur(16)}"/>`
  },
})
