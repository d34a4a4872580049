import {
  blikkieKoshuisKettle,
  blikkieStudyLamp,
  deskFan,
  drill,
  fridge,
  hlanzekaUmshaneloStickVacuum,
  iqhwane290ChestFreezer,
  marulaRowAuberginePot,
  marulaRowDinnerSet,
  marulaRowEggPan,
  marulaRowFryingPan,
  microwave,
  nkunzi18vHammerDrill,
  nkunziBuildersBucket,
  plekkieWallClock,
  potjiebergKettleBraai,
  skemerligStasieWallClock,
  sneeubergWinterDuvet,
  steamIron,
  umoyaneSabelaRechargeableFan,
  umoyaneVleiAirCooler,
  verfhuisFacadeWhitePaint,
  verfhuisJacarandaWallPaint,
  vuthelaImbizaFourPlateStove,
  vuthelaThirteenFinHeater,
  vuthelaToebieSandwichPress,
  washingMachine,
  witsandBeachTowels,
  witsandPicnicBlanket,
  yellowToaster,
} from '#stories/lives/goods.ts'
import type { HomeSection } from '#stories/lives/listing.ts'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'

// Written by `npm run lives`.

/** Three featured products that are in stock. */
export const heroGoods: readonly CardProduct[] = [fridge, deskFan, umoyaneVleiAirCooler]

/** The sections of the home page, the first five goods of each. */
export const homeSections: readonly HomeSection[] = [
  {
    title: 'Stay Cool This Summer',
    products: [fridge, deskFan, umoyaneVleiAirCooler, potjiebergKettleBraai, witsandBeachTowels],
  },
  {
    title: 'On Sale',
    sunny: true,
    products: [
      verfhuisJacarandaWallPaint,
      sneeubergWinterDuvet,
      blikkieStudyLamp,
      vuthelaThirteenFinHeater,
      marulaRowFryingPan,
    ],
  },
  {
    title: 'Featured',
    products: [vuthelaImbizaFourPlateStove, yellowToaster, washingMachine, drill, marulaRowDinnerSet],
  },
  {
    title: 'New Stock',
    products: [
      skemerligStasieWallClock,
      plekkieWallClock,
      verfhuisFacadeWhitePaint,
      umoyaneSabelaRechargeableFan,
      witsandPicnicBlanket,
    ],
  },
  {
    title: 'Appliances',
    href: '/Categories/Appliances',
    products: [blikkieKoshuisKettle, steamIron, vuthelaToebieSandwichPress, microwave, hlanzekaUmshaneloStickVacuum],
  },
  {
    title: 'You Might Also Like',
    products: [
      nkunzi18vHammerDrill,
      nkunziBuildersBucket,
      marulaRowEggPan,
      marulaRowAuberginePot,
      iqhwane290ChestFreezer,
    ],
  },
]
