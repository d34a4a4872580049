import type { DrawnChart, Point } from '#domain/charts/drawnChart.ts'

/** A straight piece of an arrow. */
export type Piece = readonly [from: Point, to: Point]

/** The straight pieces of an arrow. */
export const piecesOf = (points: readonly Point[]): Piece[] =>
  points.slice(1).map((point, index) => [points[index] ?? point, point])

/** How often two arrows cross. */
export const crossingsOf = ({ arrows }: DrawnChart) =>
  arrows.reduce(
    (sum, one, index) =>
      sum +
      arrows
        .slice(index + 1)
        .reduce(
          (crossings, other) =>
            crossings +
            piecesOf(one.points).filter((piece) => piecesOf(other.points).some((each) => cross(piece, each))).length,
          0,
        ),
    0,
  )

const cross = (one: Piece, other: Piece) => {
  const [upright, level] = isUpright(one) ? [one, other] : [other, one]
  if (!isUpright(upright) || isUpright(level)) return false
  const [[x]] = upright
  const [[, y]] = level
  return isBetween(x, level[0][0], level[1][0]) && isBetween(y, upright[0][1], upright[1][1])
}

const isUpright = ([[x1], [x2]]: Piece) => x1 === x2

const isBetween = (value: number, one: number, other: number) =>
  value > Math.min(one, other) && value < Math.max(one, other)
