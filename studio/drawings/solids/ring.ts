import { add, type Point, times, unit } from './point.ts'

/** Points on a circle about an axis. */
export const ring = (middle: Point, axis: Point, radius: number, count = 16): Point[] => {
  const along = unit(axis)
  const across = unit(Math.abs(along[2]) > 0.9 ? cross(along, [0, 1, 0]) : cross(along, [0, 0, 1]))
  const other = cross(along, across)
  return Array.from({ length: count }, (_, step) => {
    const angle = (step * Math.PI * 2) / count
    return add(middle, add(times(across, radius * Math.cos(angle)), times(other, radius * Math.sin(angle))))
  })
}

const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
