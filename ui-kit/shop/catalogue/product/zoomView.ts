/** The view of a zoomed picture: its scale, where 1 shows all of it, and its offset from the center in px. */
export type ZoomView = { scale: number; x: number; y: number }

type Size = { width: number; height: number }
/** The offset from the center of the viewport in px. */
export type Point = { x: number; y: number }

export const unzoomed: ZoomView = { scale: 1, x: 0, y: 0 }

export const maxScale = 4

/** Zooms in (a factor above 1) or out; the picture detail at `point` stays there. */
export const zoom = (view: ZoomView, factor: number, viewport: Size, point: Point = { x: 0, y: 0 }) => {
  const scale = clamp(1, view.scale * factor, maxScale)
  const ratio = scale / view.scale

  return keepInside(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    viewport,
  )
}

export const pan = (view: ZoomView, delta: Point, viewport: Size) =>
  keepInside({ ...view, x: view.x + delta.x, y: view.y + delta.y }, viewport)

// The edges of the picture never move inside the edges of the viewport.
const keepInside = ({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView => {
  if (scale === 1) return unzoomed
  const [maxX, maxY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2]

  return { scale, x: clamp(-maxX, x, maxX), y: clamp(-maxY, y, maxY) }
}

const clamp = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)
