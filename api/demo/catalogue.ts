import { building } from './catalogueBuilding.ts'
import { cleaning } from './catalogueCleaning.ts'
import { climate } from './catalogueClimate.ts'
import { completed, type DemoProduct } from './catalogueEntry.ts'
import { garden } from './catalogueGarden.ts'
import { kitchen } from './catalogueKitchen.ts'
import { rooms } from './catalogueRooms.ts'
import { table } from './catalogueTable.ts'
import { tools } from './catalogueTools.ts'

export type { DemoProduct } from './catalogueEntry.ts'
export { demoCategories } from './catalogueTree.ts'

/** What the demo shop sells. */
export const demoCatalogue: DemoProduct[] = [
  ...kitchen,
  ...climate,
  ...cleaning,
  ...tools,
  ...building,
  ...garden,
  ...table,
  ...rooms,
].map(completed)
