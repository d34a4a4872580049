import {
  deskFan,
  drill,
  familyPot,
  fridge,
  ladder,
  microwave,
  redKettle,
  steamIron,
  wallPaint,
  washingMachine,
  yellowToaster,
} from '#stories/lives/goods.ts'

export { drill, familyPot, fridge, ladder, redKettle, steamIron, wallPaint, washingMachine, yellowToaster }

/** Goods of every department, in no order. */
export const everything = [
  redKettle,
  deskFan,
  drill,
  familyPot,
  fridge,
  yellowToaster,
  wallPaint,
  washingMachine,
  steamIron,
  microwave,
  ladder,
]
