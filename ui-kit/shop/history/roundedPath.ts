import type { ChartPoint } from './chart.ts'

const radius = 7

/** An SVG path along these points, its corners rounded. */
export const roundedPath = (points: readonly ChartPoint[]) =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${point.join(' ')}`
      if (!after) return `L${point.join(' ')}`
      const [enter, leave] = [towards(point, before), towards(point, after)]
      return `L${enter.join(' ')}Q${point.join(' ')} ${leave.join(' ')}`
    })
    .join('')

/** The point on the way to another one, at most half of it away. */
const towards = ([x, y]: ChartPoint, [toX, toY]: ChartPoint): ChartPoint => {
  const length = Math.hypot(toX - x, toY - y)
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length
  return [tenths(x + (toX - x) * share), tenths(y + (toY - y) * share)]
}

const tenths = (value: number) => Math.round(value * 10) / 10
