import type { Figures } from '#api/programs/figures.ts'
import { seedTradeFacts } from '#bench/audit/seedTradeFacts.ts'
import { shopFiles } from '#harness/shop/shopLocation.ts'
import { fillDemoShop } from './fillDemoShop.ts'
import { startWholeShop } from './startWholeShop.ts'

/** The bar in megabytes for the peak while the shop builds all read models. */
const maxMegabytes = 600

/** Measures the memory peak of the whole shop while it starts on so many facts without read models and builds all of them. */
export const measureRebuild = async ({ note, figure }: Figures, folder: string, facts: number) => {
  const { events } = shopFiles({ folder })
  await fillDemoShop(folder, 2, 1)
  await seedTradeFacts(folder, events, facts)
  note(`${facts.toLocaleString('en')} facts are written`)

  const start = performance.now()
  await using shop = await startWholeShop(folder)
  const seconds = (performance.now() - start) / 1000
  const { resident } = await shop.memory()
  figure('first start, facts', facts)
  figure('first start', seconds, ' s')
  figure('first start, read models that stand still', await countStopped(shop.url), '', { atMost: 0 })
  figure('first start, peak', await shop.peak(), ' MB', { atMost: maxMegabytes })
  figure('first start, resident once it is open', resident, ' MB')
}

const countStopped = async (url: string) => {
  const answer = await fetch(`${url}/health`)
  const { stopped }: { stopped: readonly { projection: string; why: string }[] } = await answer.json()
  for (const { projection, why } of stopped) console.log(`  ${projection}: ${why}`)
  return stopped.length
}
