import { expect, test } from 'vitest'
import { closest, moved, scaled, whole } from './zoomView.ts'

const phone = { width: 360, height: 800 }

test('a picture never gets smaller than the screen nor closer than four times', () => {
  expect(scaled(whole, 0.5, phone)).toEqual(whole)
  expect(scaled(whole, 100, phone).scale).toBe(closest)
})

test('what is under the fingers stays under the fingers', () => {
  const spout = { x: 60, y: -100 }
  const near = scaled(whole, 2, phone, spout)

  expect({ x: near.x + spout.x * near.scale, y: near.y + spout.y * near.scale }).toEqual(spout)
})

test('a picture that is seen whole does not move', () => {
  expect(moved(whole, { x: 200, y: -200 }, phone)).toEqual(whole)
})

test('dragging stops at the edges of the picture', () => {
  const near = scaled(whole, 2, phone)

  expect(moved(near, { x: 100, y: 0 }, phone)).toMatchObject({ x: 100, y: 0 })
  expect(moved(near, { x: 999, y: -9999 }, phone)).toEqual({ scale: 2, x: 180, y: -400 })
})

test('going back shows the whole picture in the middle again', () => {
  const corner = moved(scaled(whole, 3, phone), { x: 300, y: 300 }, phone)

  expect(scaled(corner, 1 / 3, phone)).toMatchObject({ scale: 1, x: 0, y: 0 })
})
