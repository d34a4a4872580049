/** A point in pixels of the drawing. */
export type Point = readonly [x: number, y: number]

/** `x` and `y` are those of its upper left corner. */
export interface DrawnBox {
  x: number
  y: number
  width: number
  height: number
}

export interface DrawnState extends DrawnBox {
  id: string
  label: string
  isFinal: boolean
  /** What the state takes without leaving, in lines. */
  stays: string[]
}

export interface DrawnArrow {
  from: string
  to: string
  /** Its facts or events. */
  labels: string[]
  points: Point[]
  /** Where the label stands, and in which lines. */
  label: DrawnBox & { lines: string[] }
}

/** A chart with coordinates, in which text is 14 px (states) and 13 px (labels) high. */
export interface DrawnChart {
  width: number
  height: number
  initial: string
  /** The points of the arrow from the start to the initial state. */
  start: Point[]
  states: DrawnState[]
  arrows: DrawnArrow[]
  everywhere: { label: string; to?: string }[]
}
