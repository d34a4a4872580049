import type { Growth } from './measureGrowth.ts'

const [width, height] = [720, 380]
const plot = { left: 60, right: 530, top: 60, bottom: 320 }
/** Told apart also without seeing the difference of red and green, and readable on white and on black. */
const colors = ['#2f7ed8', '#e08a00', '#1a9e77', '#c2549d', '#8a6fd1']

/** An SVG of how many times its p95 at the smallest size each call takes at the others. Sizes are on a logarithmic scale. */
export const drawGrowthChart = (title: string, growth: readonly Growth[]) => {
  const sizes = growth[0]?.points.map(({ size }) => size) ?? []
  const lines = growth.map(({ call, points }) => ({ call, ratios: points.map(({ ratio }) => ratio) }))
  const most = Math.max(2, Math.ceil(Math.max(...lines.flatMap(({ ratios }) => ratios))))
  const [smallest = 1, largest = 10] = [sizes[0], sizes.at(-1)].map((size) => Math.log10(size ?? 1))
  const x = (size: number) =>
    plot.left + ((Math.log10(size) - smallest) / (largest - smallest || 1)) * (plot.right - plot.left)
  const y = (ratio: number) => plot.bottom - (ratio / most) * (plot.bottom - plot.top)

  const gridLine = (ratio: number) => `
  <line x1="${plot.left}" x2="${plot.right}" y1="${round(y(ratio))}" y2="${round(y(ratio))}" stroke="#888" stroke-opacity="0.35"/>
  <text x="${plot.left - 8}" y="${round(y(ratio) + 4)}" text-anchor="end">${ratio}×</text>`
  const sizeLabel = (size: number) => `
  <text x="${round(x(size))}" y="${plot.bottom + 22}" text-anchor="middle">${size.toLocaleString('en')}</text>`
  const line = ({ call, ratios }: (typeof lines)[number], at: number) => `
  <polyline fill="none" stroke="${colors[at % colors.length]}" stroke-width="2.5" points="${ratios
    .map((ratio, place) => `${round(x(sizes[place] ?? 1))},${round(y(ratio))}`)
    .join(' ')}"/>
  <rect x="${plot.right + 20}" y="${plot.top + at * 26 - 10}" width="14" height="4" fill="${colors[at % colors.length]}"/>
  <text x="${plot.right + 42}" y="${plot.top + at * 26 - 3}">${call}, ${(ratios.at(-1) ?? 1).toFixed(2)}×</text>`

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" font-family="sans-serif" font-size="13" fill="#777">
  <text x="${plot.left}" y="28" font-size="16">${title}</text>${Array.from({ length: most + 1 }, (_, ratio) => gridLine(ratio)).join('')}${sizes.map(sizeLabel).join('')}${lines.map(line).join('')}
</svg>
`
}

const round = (value: number) => Math.round(value * 10) / 10
