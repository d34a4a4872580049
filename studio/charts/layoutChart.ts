import elkModule, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartArrow, ChartState } from '#domain/charts/chart.ts'
import type { DrawnArrow, DrawnChart, DrawnState, Point } from '#domain/charts/drawnChart.ts'
import { chartFaults } from './chartFaults.ts'
import { crossingsOf } from './crossings.ts'
import { linesOf, textWidth } from './textWidth.ts'

const labelSize = 13
const stateSize = 14
const lineHeight = 17
const labelWidth = 150
const padding = { x: 14, y: 10 }
const startId = 'start of the chart'
const startSize = 12

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=4,left=4,bottom=4,right=4]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.thoroughness': '20',
}

// Which of them draws a machine best depends on the machine.
const variants = [
  'elk.layered.cycleBreaking.strategy=GREEDY DEPTH_FIRST MODEL_ORDER',
  'elk.layered.nodePlacement.strategy=BRANDES_KOEPF NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy=NONE NODES_AND_EDGES',
  'elk.layered.layering.strategy=NETWORK_SIMPLEX LONGEST_PATH_SOURCE',
].reduce<Record<string, string>[]>(
  (before, line) => {
    const [option = '', values = ''] = line.split('=')
    return before.flatMap((each) => values.split(' ').map((value) => ({ ...each, [option]: value })))
  },
  [{}],
)

/** Gives a chart coordinates: boxes in layers from top to bottom, arrows in right angles, the drawing with the fewest crossings. */
export const layoutChart = async (chart: Chart): Promise<DrawnChart> => {
  const drawings: { drawing: DrawnChart; cost: number }[] = []
  for (const variant of variants) {
    const drawing = await draw(chart, { ...options, ...variant })
    drawings.push({ drawing, cost: costOf(drawing) })
  }
  const [best] = drawings.toSorted((one, other) => one.cost - other.cost)
  if (!best) throw new Error('There is no way to draw the chart')
  return best.drawing
}

// A fault outweighs everything; a crossing weighs as much as 75 px of height or 300 px of arrows. Reading begins at the top.
const costOf = (drawing: DrawnChart) => {
  const { width, height, arrows, states, initial } = drawing
  const firstY = states.find(({ id }) => id === initial)?.y ?? 0
  const bends = arrows.reduce((sum, { points }) => sum + points.length - 2, 0)
  return (
    chartFaults(drawing).length * 1e6 +
    crossingsOf(drawing) * 300 +
    bends * 20 +
    arrows.reduce((sum, { points }) => sum + lengthOf(points), 0) +
    firstY * 10 +
    width * 2 +
    height * 4
  )
}

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [x, y]
    return sum + Math.abs(x - beforeX) + Math.abs(y - beforeY)
  }, 0)

const elk = new elkModule.default()

const draw = async (chart: Chart, layoutOptions: Record<string, string>): Promise<DrawnChart> => {
  const arrows = chart.arrows.map(withLines)
  const laidOut: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions,
    children: [{ id: startId, width: startSize, height: startSize }, ...chart.states.map(toNode)],
    edges: [
      { id: 'start', sources: [startId], targets: [chart.initial] },
      ...arrows.map(({ from, to, lines }, index) => ({
        id: String(index),
        sources: [from],
        targets: [to],
        labels: [{ ...sizeOf(lines), text: lines.join(' '), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      })),
    ],
  })
  const edges = laidOut.edges ?? []
  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    initial: chart.initial,
    start: pointsOf(edges[0]),
    states: chart.states.map((state) => drawnState(state, laidOut)),
    arrows: arrows.map((arrow, index) => drawnArrow(arrow, edges[index + 1])),
    everywhere: chart.everywhere,
  }
}

interface ArrowWithLines extends ChartArrow {
  lines: string[]
}

const withLines = (arrow: ChartArrow): ArrowWithLines => ({
  ...arrow,
  // A condition begins a new line.
  lines: arrow.labels.flatMap((label) =>
    label.split(/ (?=\[)/).flatMap((part) => linesOf(part, labelWidth, labelSize)),
  ),
})

const sizeOf = (lines: readonly string[]) => ({
  width: Math.ceil(Math.max(...lines.map((line) => textWidth(line, labelSize)))) + 8,
  height: lines.length * lineHeight + 2,
})

const toNode = ({ id, label, stays }: ChartState): ElkNode => {
  const width = Math.max(
    textWidth(label, stateSize, 600),
    ...stays.map((each) => textWidth(each, labelSize) + stayIndent),
  )
  const compartment = stays.length > 0 ? stays.length * lineHeight + stayGap : 0
  return {
    id,
    width: Math.max(92, Math.ceil(width) + 2 * padding.x),
    height: lineHeight + 2 * padding.y + compartment,
  }
}

// Room for the sign before what a state takes without leaving, and for the line above it.
const stayIndent = 18
const stayGap = 10

const drawnState = (state: ChartState, { children = [] }: ElkNode): DrawnState => {
  const { x = 0, y = 0, width = 0, height = 0 } = children.find(({ id }) => id === state.id) ?? {}
  return { ...state, x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) }
}

const drawnArrow = ({ lines, ...arrow }: ArrowWithLines, edge: ElkExtendedEdge | undefined): DrawnArrow => {
  const { x = 0, y = 0, width = 0, height = 0 } = edge?.labels?.[0] ?? {}
  return {
    ...arrow,
    points: pointsOf(edge),
    label: { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height), lines },
  }
}

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }): Point => [rounded(x), rounded(y)]),
  )

const rounded = (value: number) => Math.round(value * 10) / 10
