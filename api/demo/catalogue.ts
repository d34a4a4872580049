import { completed, type DemoProduct } from './catalogueEntry.ts'
import { bedding } from './shelves/bedding.ts'
import { blendersAndMixers } from './shelves/blendersAndMixers.ts'
import { cleaning } from './shelves/cleaning.ts'
import { fansAndCoolers } from './shelves/fansAndCoolers.ts'
import { floorCare } from './shelves/floorCare.ts'
import { fridgesAndFreezers } from './shelves/fridgesAndFreezers.ts'
import { fryersAndCookers } from './shelves/fryersAndCookers.ts'
import { garden } from './shelves/garden.ts'
import { handTools } from './shelves/handTools.ts'
import { heating } from './shelves/heating.ts'
import { kettlesAndCoffee } from './shelves/kettlesAndCoffee.ts'
import { lamps } from './shelves/lamps.ts'
import { lanternsAndClocks } from './shelves/lanternsAndClocks.ts'
import { laundry } from './shelves/laundry.ts'
import { ovensAndStoves } from './shelves/ovensAndStoves.ts'
import { paint } from './shelves/paint.ts'
import { pansAndKnives } from './shelves/pansAndKnives.ts'
import { plumbing } from './shelves/plumbing.ts'
import { potsAndPotjies } from './shelves/potsAndPotjies.ts'
import { powerTools } from './shelves/powerTools.ts'
import { securityAndElectrical } from './shelves/securityAndElectrical.ts'
import { storage } from './shelves/storage.ts'
import { tableware } from './shelves/tableware.ts'
import { toastersAndPresses } from './shelves/toastersAndPresses.ts'
import { toolboxesAndLadders } from './shelves/toolboxesAndLadders.ts'
import { towels } from './shelves/towels.ts'

export type { DemoProduct } from './catalogueEntry.ts'
export { demoCategories } from './catalogueTree.ts'

/** What the demo shop sells. */
export const demoCatalogue: DemoProduct[] = [
  ...kettlesAndCoffee,
  ...toastersAndPresses,
  ...blendersAndMixers,
  ...ovensAndStoves,
  ...fryersAndCookers,
  ...fridgesAndFreezers,
  ...fansAndCoolers,
  ...laundry,
  ...floorCare,
  ...heating,
  ...powerTools,
  ...handTools,
  ...toolboxesAndLadders,
  ...paint,
  ...plumbing,
  ...garden,
  ...securityAndElectrical,
  ...potsAndPotjies,
  ...pansAndKnives,
  ...tableware,
  ...bedding,
  ...towels,
  ...cleaning,
  ...storage,
  ...lamps,
  ...lanternsAndClocks,
].map(completed)
