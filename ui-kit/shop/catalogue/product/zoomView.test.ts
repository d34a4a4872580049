import { expect, test } from 'vitest'
import { maxScale, pan, unzoomed, zoom } from './zoomView.ts'

const viewport = { width: 360, height: 800 }

test('the scale stays between 1 and 4', () => {
  expect(zoom(unzoomed, 0.5, viewport)).toEqual(unzoomed)
  expect(zoom(unzoomed, 100, viewport).scale).toBe(maxScale)
})

test('the detail at the given point stays at that point', () => {
  const spout = { x: 60, y: -100 }
  const zoomed = zoom(unzoomed, 2, viewport, spout)

  expect({ x: zoomed.x + spout.x * zoomed.scale, y: zoomed.y + spout.y * zoomed.scale }).toEqual(spout)
})

test('an unzoomed picture cannot be panned', () => {
  expect(pan(unzoomed, { x: 200, y: -200 }, viewport)).toEqual(unzoomed)
})

test('panning stops at the edges of the picture', () => {
  const zoomed = zoom(unzoomed, 2, viewport)

  expect(pan(zoomed, { x: 100, y: 0 }, viewport)).toMatchObject({ x: 100, y: 0 })
  expect(pan(zoomed, { x: 999, y: -9999 }, viewport)).toEqual({ scale: 2, x: 180, y: -400 })
})

test('zooming out completely centers the picture again', () => {
  const corner = pan(zoom(unzoomed, 3, viewport), { x: 300, y: 300 }, viewport)

  expect(zoom(corner, 1 / 3, viewport)).toMatchObject({ scale: 1, x: 0, y: 0 })
})
