import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figures } from '#api/programs/figures.ts'
import { drawGrowthChart } from './drawGrowthChart.ts'
import { fillOrderFacts, fillProducts, type ScaleShop } from './fillScaleShop.ts'
import { measureGrowth } from './measureGrowth.ts'
import { measureStarts } from './measureStarts.ts'

export interface ScaleOptions {
  /** The largest number of products, and of facts about orders. */
  products: number
  facts: number
  /** Seconds of each load in each round. */
  seconds: number
  rounds: number
}

interface Folders {
  /** For the shops. */
  folder: string
  /** For the charts. */
  charts: string
}

/** Seconds that the first start of the largest shop may take. */
const firstStartBars = { products: 10, facts: 15 }

/** Measures shops of more and more products, and of more and more facts about orders: their starts, and what each call costs. */
export const measureScale = async (figures: Figures, { folder, charts }: Folders, options: ScaleOptions) => {
  for (const [series, fill] of [
    ['products', fillProducts],
    ['facts', fillOrderFacts],
  ] as const) {
    const shops: ScaleShop[] = []
    for (const size of sizesUpTo(options[series])) {
      const shop = await fill(join(folder, `${series}-${size}`), size)
      figures.note(`${shop.name}: written`)
      shops.push(shop)
    }
    await measureStarts(figures, shops, firstStartBars[series])
    const growth = await measureGrowth(figures, shops, options)
    await writeFile(
      join(charts, `scale-${series}.svg`),
      drawGrowthChart(`p95 of a call by the number of ${series === 'facts' ? 'order facts' : 'products'}`, growth),
    )
  }
}

/** A hundredth, a tenth and the whole; a hundredth of little would say nothing. */
const sizesUpTo = (largest: number) =>
  [largest / 100, largest / 10, largest].map(Math.floor).filter((size) => size >= 10)
