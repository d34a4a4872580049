import { type Colour, darker, lighter, mix } from './colour.ts'
import { brief } from './path.ts'

/** Ways a surface takes the light from the upper left; each begins with a letter of its own, which names it in the file. */
export type Finish = keyof typeof finishes

/** A fill by name; the frame defines every paint that a drawing mentions, once. */
export const paint = (finish: Finish, colour: Colour) => `url(#${finish.slice(0, 1)}${colour.slice(1)})`

/** A blur by name, radius in picture units. */
export const blur = (radius: number) => `url(#b${radius})`

type Stops = readonly (readonly [offset: number, colour: Colour])[]

const finishes = {
  front: (c: Colour) =>
    slope('x2="1" y2="1"', [
      [0, lighter(c, 0.2)],
      [1, darker(c, 0.09)],
    ]),
  side: (c: Colour) =>
    slope('x2="1" y2="1"', [
      [0, darker(c, 0.13)],
      [1, darker(c, 0.27)],
    ]),
  top: (c: Colour) =>
    slope('x2="1" y2=".6"', [
      [0, lighter(c, 0.5)],
      [1, lighter(c, 0.16)],
    ]),
  edge: (c: Colour) =>
    slope('x2="1" y2=".7"', [
      [0, lighter(c, 0.4)],
      [0.5, lighter(c, 0.24)],
      [1, darker(c, 0.34)],
    ]),
  round: (c: Colour) =>
    slope('x2="1" y2=".12"', [
      [0, darker(c, 0.1)],
      [0.28, lighter(c, 0.34)],
      [0.45, lighter(c, 0.04)],
      [0.93, darker(c, 0.36)],
      [1, darker(c, 0.25)],
    ]),
  metal: (c: Colour) =>
    slope('x2="1" y2=".06"', [
      [0, darker(c, 0.32)],
      [0.26, lighter(c, 0.85)],
      [0.42, lighter(c, 0.1)],
      [0.6, darker(c, 0.3)],
      [0.86, lighter(c, 0.5)],
      [1, darker(c, 0.38)],
    ]),
  hollow: (c: Colour) =>
    slope('x2="1" y2=".5"', [
      [0, darker(c, 0.5)],
      [0.5, darker(c, 0.28)],
      [1, lighter(c, 0.05)],
    ]),
  glass: (c: Colour) =>
    slope('x2="1" y2=".1"', [
      [0, mix(c, '#ffffff', 0.2)],
      [0.2, '#ffffff'],
      [0.36, mix(c, '#ffffff', 0.35)],
      [0.7, c],
      [1, darker(c, 0.22)],
    ]),
  wall: (c: Colour) =>
    slope('x2="1" y2="1"', [
      [0, lighter(c, 0.25)],
      [1, darker(c, 0.02)],
    ]),
}

const slope = (direction: string, stops: Stops) => (id: string) =>
  `<linearGradient id="${id}" ${direction}>${stops.map(stop).join('')}</linearGradient>`

const stop = ([offset, colour]: Stops[number]) =>
  `<stop${offset ? ` offset="${brief(offset, 100)}"` : ''} stop-color="${colour}"/>`

/** The definitions of every paint and blur mentioned in `markup`. */
export const definitions = (markup: string) => {
  const named = new Set(markup.matchAll(/url\(#([^)]+)\)/g).map(([, id = '']) => id))
  return [...named].map(define).join('')
}

const define = (id: string) => {
  const [kind, value] = [id.slice(0, 1), id.slice(1)]
  if (kind === 'b')
    return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${value}"/></filter>`
  const finish = Object.entries(finishes).find(([name]) => name.startsWith(kind))
  if (!finish) throw new Error(`No paint is called ${id}`)
  return finish[1](`#${value}`)(id)
}
