/** How a picture is looked at: its scale from 1 (all of it), and how far it is moved from the middle, in px. */
export type ZoomView = { scale: number; x: number; y: number }

type Size = { width: number; height: number }
/** From the middle of the ground, in px. */
export type Point = { x: number; y: number }

export const whole: ZoomView = { scale: 1, x: 0, y: 0 }

export const closest = 4

/** Closer (a factor above 1) or farther; what is at `point` stays there. */
export const scaled = (view: ZoomView, factor: number, ground: Size, point: Point = { x: 0, y: 0 }) => {
  const scale = between(1, view.scale * factor, closest)
  const grown = scale / view.scale

  return held({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, ground)
}

export const moved = (view: ZoomView, by: Point, ground: Size) =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, ground)

// The picture's edge never comes away from the ground's.
const held = ({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView => {
  if (scale === 1) return whole
  const [across, down] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2]

  return { scale, x: between(-across, x, across), y: between(-down, y, down) }
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
