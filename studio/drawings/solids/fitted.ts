import { flatten, type Point, type View } from './point.ts'

/** Room for a drawing in the picture: its widest, its highest, the mean of both, and where its middle stands. */
const room = { width: 560, height: 610, mean: 480, middle: [384, 406] } as const

/** A view in which the points fill the room; `aim` is the part of them that stands in the middle. */
export const fitted = (points: Point[], zoom: number, aim: readonly [number, number]): View => {
  const spots = points.map(flatten)
  const [left, width] = extent(spots.map(([x]) => x))
  const [top, height] = extent(spots.map(([, y]) => y))
  const scale = Math.min(room.width / width, room.height / height, room.mean / Math.sqrt(width * height)) * zoom
  const [x, y] = room.middle
  return { scale, left: x - (left + width * aim[0]) * scale, top: y - (top + height * aim[1]) * scale }
}

const extent = (values: number[]): [start: number, length: number] => {
  const start = Math.min(...values)
  return [start, Math.max(...values) - start]
}
