import {
  blikkieKoshuisKettle,
  blikkieSlapChipsAirFryer,
  deskFan,
  duikerDaleGooseneckKettle,
  duikerDaleKopEspressoMachine,
  hlanzeka7kgTumbleDryer,
  hlanzekaUmshaneloStickVacuum,
  microwave,
  potjiebergKettleBraai,
  redKettle,
  sonhoek500PowerStation,
  sonhoek2400PowerStation,
  steamIron,
  vuthelaCafeCremeKettle,
  vuthelaCafeCremeToaster,
  vuthelaCrispaAirFryer,
  vuthelaImbizaFourPlateStove,
  vuthelaMoerkoffieEspressoMachine,
  vuthelaThirteenFinHeater,
  vuthelaToebieSandwichPress,
  vuthelaVerandaKettle,
  vuurkraalVeldKettleBraai,
} from '#stories/lives/goods.ts'
import type { FacetedListing, LabelledLink, Listing, NamedListing, SortOption } from '#stories/lives/listing.ts'
import type { Filters } from '#ui-kit/shop/search/filters.ts'

// Written by `npm run lives`.

/** Good kettles of two brands that are neither cheap nor dear. */
export const kettleFilters: Filters = {
  brands: ['Vuthela', 'Blikkie'],
  categories: ['Kettles'],
  priceFrom: 200,
  priceTo: 1000,
  ratingFrom: 4,
  inStock: true,
}

/** What the search for "kettle" finds. */
export const foundKettles: FacetedListing = {
  products: [
    redKettle,
    potjiebergKettleBraai,
    blikkieKoshuisKettle,
    vuthelaCafeCremeKettle,
    duikerDaleGooseneckKettle,
    vuthelaVerandaKettle,
    vuurkraalVeldKettleBraai,
    sonhoek500PowerStation,
    vuthelaCafeCremeToaster,
    blikkieSlapChipsAirFryer,
    sonhoek2400PowerStation,
  ],
  total: 11,
  facets: {
    brands: [
      { key: 'Vuthela', count: 4 },
      { key: 'Blikkie', count: 2 },
      { key: 'Sonhoek', count: 2 },
      { key: 'Duiker & Dale', count: 1 },
      { key: 'Potjieberg', count: 1 },
      { key: 'Vuurkraal', count: 1 },
    ],
    categories: [
      { key: 'Appliances', count: 7 },
      { key: 'Kitchen Appliances', count: 7 },
      { key: 'Kettles', count: 5 },
      { key: 'Hardware', count: 4 },
      { key: 'Braais', count: 2 },
      { key: 'Garden', count: 2 },
      { key: 'Power Stations', count: 2 },
      { key: 'Security and Electrical', count: 2 },
      { key: 'Air Fryers', count: 1 },
      { key: 'Toasters', count: 1 },
    ],
  },
}

/** Everything with the tag "kettle". */
export const taggedKettles: FacetedListing = {
  products: [redKettle, blikkieKoshuisKettle, vuthelaCafeCremeKettle, duikerDaleGooseneckKettle, vuthelaVerandaKettle],
  total: 5,
  facets: {
    brands: [
      { key: 'Vuthela', count: 3 },
      { key: 'Blikkie', count: 1 },
      { key: 'Duiker & Dale', count: 1 },
    ],
    categories: [
      { key: 'Appliances', count: 5 },
      { key: 'Kettles', count: 5 },
      { key: 'Kitchen Appliances', count: 5 },
    ],
  },
}

/** What the shortest search finds: the first four. */
export const foundByThreeLetters: Listing = {
  products: [redKettle, potjiebergKettleBraai, blikkieKoshuisKettle, vuthelaCafeCremeKettle],
  total: 11,
}

/** The same with `kettleFilters`. */
export const filteredKettles: FacetedListing = {
  products: [redKettle, blikkieKoshuisKettle, vuthelaCafeCremeKettle, vuthelaVerandaKettle],
  total: 4,
  facets: {
    brands: [
      { key: 'Vuthela', count: 3 },
      { key: 'Blikkie', count: 1 },
    ],
    categories: [
      { key: 'Appliances', count: 4 },
      { key: 'Kettles', count: 4 },
      { key: 'Kitchen Appliances', count: 4 },
    ],
  },
}

/** The first four goods with a discount. */
export const goodsOnSale: Listing = {
  products: [redKettle, vuthelaCrispaAirFryer, vuthelaImbizaFourPlateStove, deskFan],
  total: 43,
}

/** The second page of eight appliances. */
export const secondPageOfAppliances: FacetedListing = {
  products: [
    duikerDaleKopEspressoMachine,
    blikkieKoshuisKettle,
    steamIron,
    vuthelaToebieSandwichPress,
    microwave,
    hlanzekaUmshaneloStickVacuum,
    vuthelaMoerkoffieEspressoMachine,
    vuthelaThirteenFinHeater,
  ],
  total: 62,
  facets: {
    brands: [
      { key: 'Vuthela', count: 19 },
      { key: 'Blikkie', count: 12 },
      { key: 'Duiker & Dale', count: 9 },
      { key: 'Hlanzeka', count: 8 },
      { key: 'Iqhwane', count: 6 },
      { key: 'Umoyane', count: 5 },
      { key: 'Vuurkraal', count: 2 },
      { key: 'Nkunzi', count: 1 },
    ],
    categories: [
      { key: 'Appliances', count: 62 },
      { key: 'Kitchen Appliances', count: 33 },
      { key: 'Cooling', count: 13 },
      { key: 'Heating', count: 6 },
      { key: 'Laundry', count: 6 },
      { key: 'Kettles', count: 5 },
      { key: 'Fans', count: 4 },
      { key: 'Floor Care', count: 4 },
      { key: 'Toasters', count: 4 },
      { key: 'Air Fryers', count: 3 },
      { key: 'Blenders', count: 3 },
      { key: 'Coffee Machines', count: 3 },
      { key: 'Fridges', count: 3 },
      { key: 'Hotplates', count: 3 },
      { key: 'Irons', count: 3 },
      { key: 'Microwaves', count: 3 },
      { key: 'Slow Cookers', count: 3 },
      { key: 'Air Coolers', count: 2 },
      { key: 'Bar Fridges', count: 2 },
      { key: 'Bar Heaters', count: 2 },
      { key: 'Drum Vacuums', count: 2 },
      { key: 'Freezers', count: 2 },
      { key: 'Gas Heaters', count: 2 },
      { key: 'Hand Mixers', count: 2 },
      { key: 'Oil Heaters', count: 2 },
      { key: 'Sandwich Presses', count: 2 },
      { key: 'Stick Vacuums', count: 2 },
      { key: 'Stoves', count: 2 },
      { key: 'Washing Machines', count: 2 },
      { key: 'Tumble Dryers', count: 1 },
    ],
  },
}

/** Appliances with `kettleFilters`. */
export const filteredAppliances: FacetedListing = {
  products: [redKettle, blikkieKoshuisKettle, vuthelaCafeCremeKettle, vuthelaVerandaKettle],
  total: 4,
  facets: {
    brands: [
      { key: 'Vuthela', count: 3 },
      { key: 'Blikkie', count: 1 },
    ],
    categories: [
      { key: 'Appliances', count: 10 },
      { key: 'Kitchen Appliances', count: 9 },
      { key: 'Kettles', count: 4 },
      { key: 'Slow Cookers', count: 2 },
      { key: 'Blenders', count: 1 },
      { key: 'Cooling', count: 1 },
      { key: 'Fans', count: 1 },
      { key: 'Sandwich Presses', count: 1 },
      { key: 'Toasters', count: 1 },
    ],
  },
}

/** The category of kettles, at the third level. */
export const kettlesOfTheShop: Listing = {
  products: [redKettle, blikkieKoshuisKettle, vuthelaCafeCremeKettle, duikerDaleGooseneckKettle, vuthelaVerandaKettle],
  total: 5,
}

/** A category with one product. */
export const loneProduct: NamedListing = { title: 'Tumble Dryers', products: [hlanzeka7kgTumbleDryer], total: 1 }

/** The ways in which lists can be sorted. */
export const listSorts: readonly SortOption[] = [
  { value: '', label: 'Recommended' },
  { value: 'price', label: 'Lowest price' },
  { value: '-price', label: 'Highest price' },
  { value: 'discount', label: 'Biggest saving' },
  { value: 'rating', label: 'Best rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
]

/** The categories right below the appliances. */
export const partsOfAppliances: readonly LabelledLink[] = [
  { label: 'Cooling', href: '/categories/appliances/cooling' },
  { label: 'Floor Care', href: '/categories/appliances/floor-care' },
  { label: 'Heating', href: '/categories/appliances/heating' },
  { label: 'Kitchen Appliances', href: '/categories/appliances/kitchen-appliances' },
  { label: 'Laundry', href: '/categories/appliances/laundry' },
]
