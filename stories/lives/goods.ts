import type { PicturedProduct } from '#stories/lives/listing.ts'

// Written by `npm run lives`.

/** Appliances, Kitchen Appliances, Kettles. */
export const redKettle: PicturedProduct = {
  id: 'redKettle',
  name: 'Vuthela Rondavel kettle, 1.7 litres',
  href: '/vuthela-rondavel-kettle',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-rondavel-kettle-320.webp',
    avif: '/pictures/vuthela-rondavel-kettle-320.avif',
    alt: 'Round tomato-red enamel kettle with a black handle and a chrome lid',
  },
  price: 'R 479.20',
  was: 'R 599.00',
  discount: 20,
  rating: 4.2,
  reviewCount: 9,
  stock: 21,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Toasters. */
export const yellowToaster: PicturedProduct = {
  id: 'yellowToaster',
  name: 'Vuthela Sunrise two-slice toaster',
  href: '/vuthela-sunrise-toaster',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-sunrise-toaster-320.webp',
    avif: '/pictures/vuthela-sunrise-toaster-320.avif',
    alt: 'Sunny yellow toaster with two slices of toast standing up in it',
  },
  price: 'R 449.00',
  discount: 0,
  rating: 5,
  reviewCount: 1,
  stock: 3,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Microwaves. */
export const microwave: PicturedProduct = {
  id: 'microwave',
  name: 'Vuthela Midday microwave, 20 litres',
  href: '/vuthela-midday-microwave',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-midday-microwave-320.webp',
    avif: '/pictures/vuthela-midday-microwave-320.avif',
    alt: 'White microwave oven with a light grey front and two dials',
  },
  price: 'R 1 104.15',
  was: 'R 1 299.00',
  discount: 15,
  rating: 4.3,
  reviewCount: 3,
  stock: 11,
  delivery: 'Free delivery',
}

/** Appliances, Cooling, Fridges. */
export const fridge: PicturedProduct = {
  id: 'fridge',
  name: 'Iqhwane 240 litre fridge freezer',
  href: '/iqhwane-240-fridge-freezer',
  brand: 'Iqhwane',
  brandHref: '/Brands/Iqhwane',
  picture: {
    src: '/pictures/iqhwane-240-fridge-freezer-320.webp',
    avif: '/pictures/iqhwane-240-fridge-freezer-320.avif',
    alt: 'Silver fridge with a small freezer on top',
  },
  price: 'R 4 999.00',
  discount: 0,
  rating: 4.3,
  reviewCount: 4,
  stock: 5,
  delivery: 'Free delivery',
}

/** Appliances, Cooling, Fans. */
export const deskFan: PicturedProduct = {
  id: 'deskFan',
  name: 'Umoyane desk fan, 30 cm',
  href: '/umoyane-desk-fan',
  brand: 'Umoyane',
  brandHref: '/Brands/Umoyane',
  picture: {
    src: '/pictures/umoyane-desk-fan-320.webp',
    avif: '/pictures/umoyane-desk-fan-320.avif',
    alt: 'Desk fan with pool-blue blades in a chrome cage on a black foot',
  },
  price: 'R 348.75',
  was: 'R 465.00',
  discount: 25,
  rating: 4.4,
  reviewCount: 8,
  stock: 39,
  delivery: 'Free delivery',
}

/** Appliances, Laundry, Washing Machines. */
export const washingMachine: PicturedProduct = {
  id: 'washingMachine',
  name: 'Hlanzeka 8 kg front-loader washing machine',
  href: '/hlanzeka-8kg-washing-machine',
  brand: 'Hlanzeka',
  brandHref: '/Brands/Hlanzeka',
  picture: {
    src: '/pictures/hlanzeka-8kg-washing-machine-320.webp',
    avif: '/pictures/hlanzeka-8kg-washing-machine-320.avif',
    alt: 'White front-loading washing machine with a chrome ring round its dark glass door',
  },
  price: 'R 5 849.10',
  was: 'R 6 499.00',
  discount: 10,
  rating: 0,
  reviewCount: 0,
  stock: 4,
  delivery: 'Free delivery',
}

/** Appliances, Laundry, Irons. */
export const steamIron: PicturedProduct = {
  id: 'steamIron',
  name: 'Hlanzeka steam iron',
  href: '/hlanzeka-steam-iron',
  brand: 'Hlanzeka',
  brandHref: '/Brands/Hlanzeka',
  picture: {
    src: '/pictures/hlanzeka-steam-iron-320.webp',
    avif: '/pictures/hlanzeka-steam-iron-320.avif',
    alt: 'Cobalt-blue steam iron with a pale blue tank and a steel sole',
  },
  price: 'R 289.00',
  discount: 0,
  rating: 3.7,
  reviewCount: 3,
  stock: 17,
  delivery: 'Free delivery',
}

/** Hardware, Power Tools, Drills and Drivers. */
export const drill: PicturedProduct = {
  id: 'drill',
  name: 'Ysterhout 18 V cordless drill',
  href: '/ysterhout-18v-drill',
  brand: 'Ysterhout',
  brandHref: '/Brands/Ysterhout',
  picture: {
    src: '/pictures/ysterhout-18v-drill-320.webp',
    avif: '/pictures/ysterhout-18v-drill-320.avif',
    alt: 'Orange cordless drill with a black grip and its battery',
  },
  price: 'R 1 399.00',
  discount: 0,
  rating: 4.3,
  reviewCount: 6,
  stock: 7,
  delivery: 'Free delivery',
}

/** Hardware, Hand Tools, Ladders. */
export const ladder: PicturedProduct = {
  id: 'ladder',
  name: 'Bokberg five-step ladder',
  href: '/bokberg-five-step-ladder',
  brand: 'Bokberg',
  brandHref: '/Brands/Bokberg',
  picture: {
    src: '/pictures/bokberg-five-step-ladder-320.webp',
    avif: '/pictures/bokberg-five-step-ladder-320.avif',
    alt: 'Aluminium step ladder with five steps',
  },
  price: 'R 899.00',
  discount: 0,
  rating: 0,
  reviewCount: 0,
  stock: 0,
  delivery: 'Free delivery',
}

/** Hardware, Paint, Wall Paint. */
export const wallPaint: PicturedProduct = {
  id: 'wallPaint',
  name: 'Verfhuis Fynbos wall paint, 5 litres',
  href: '/verfhuis-fynbos-wall-paint',
  brand: 'Verfhuis',
  brandHref: '/Brands/Verfhuis',
  picture: {
    src: '/pictures/verfhuis-fynbos-wall-paint-320.webp',
    avif: '/pictures/verfhuis-fynbos-wall-paint-320.avif',
    alt: 'Deep green tin of soft green wall paint with a cream label and a brush',
  },
  price: 'R 379.00',
  discount: 0,
  rating: 4.5,
  reviewCount: 2,
  stock: 32,
  delivery: 'Free delivery',
}

/** Household, Cookware, Pots. */
export const familyPot: PicturedProduct = {
  id: 'familyPot',
  name: 'Marula Row family pot with lid, 6 litres',
  href: '/marula-row-family-pot',
  brand: 'Marula Row',
  brandHref: '/Brands/Marula%20Row',
  picture: {
    src: '/pictures/marula-row-family-pot-320.webp',
    avif: '/pictures/marula-row-family-pot-320.avif',
    alt: 'Evening-blue enamel pot with its lid and black handles',
  },
  price: 'R 254.15',
  was: 'R 299.00',
  discount: 15,
  rating: 4.2,
  reviewCount: 6,
  stock: 18,
  delivery: 'Free delivery',
}

/** Hardware, Garden, Braais. */
export const potjiebergKettleBraai: PicturedProduct = {
  id: 'potjiebergKettleBraai',
  name: 'Potjieberg kettle braai, 54 cm',
  href: '/potjieberg-kettle-braai',
  brand: 'Potjieberg',
  brandHref: '/Brands/Potjieberg',
  picture: {
    src: '/pictures/potjieberg-kettle-braai-320.webp',
    avif: '/pictures/potjieberg-kettle-braai-320.avif',
    alt: 'Black enamel kettle braai with wooden handles',
  },
  price: 'R 1 699.15',
  was: 'R 1 999.00',
  discount: 15,
  rating: 4.4,
  reviewCount: 5,
  stock: 10,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Kettles. */
export const blikkieKoshuisKettle: PicturedProduct = {
  id: 'blikkieKoshuisKettle',
  name: 'Blikkie Koshuis kettle, 1 litre',
  href: '/blikkie-koshuis-kettle',
  brand: 'Blikkie',
  brandHref: '/Brands/Blikkie',
  picture: {
    src: '/pictures/blikkie-koshuis-kettle-320.webp',
    avif: '/pictures/blikkie-koshuis-kettle-320.avif',
    alt: 'Small white plastic kettle with a mint-green handle, lid and base',
  },
  price: 'R 249.00',
  discount: 0,
  rating: 4,
  reviewCount: 5,
  stock: 85,
  delivery: 'Delivery R60',
}

/** Appliances, Kitchen Appliances, Kettles. */
export const vuthelaCafeCremeKettle: PicturedProduct = {
  id: 'vuthelaCafeCremeKettle',
  name: 'Vuthela Café Crème kettle, 1.7 litres',
  href: '/vuthela-cafe-creme-kettle',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-cafe-creme-kettle-320.webp',
    avif: '/pictures/vuthela-cafe-creme-kettle-320.avif',
    alt: 'Cream enamel kettle with a copper lid, handle and base',
  },
  price: 'R 749.00',
  discount: 0,
  rating: 4.5,
  reviewCount: 2,
  stock: 17,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Kettles. */
export const duikerDaleGooseneckKettle: PicturedProduct = {
  id: 'duikerDaleGooseneckKettle',
  name: 'Duiker & Dale Fynbos gooseneck kettle, 0.9 litres',
  href: '/duiker-dale-gooseneck-kettle',
  brand: 'Duiker & Dale',
  brandHref: '/Brands/Duiker%20%26%20Dale',
  picture: {
    src: '/pictures/duiker-dale-gooseneck-kettle-320.webp',
    avif: '/pictures/duiker-dale-gooseneck-kettle-320.avif',
    alt: 'Small brushed-steel kettle with a thin gooseneck spout and a black handle',
  },
  price: 'R 1 299.00',
  discount: 0,
  rating: 4,
  reviewCount: 2,
  stock: 11,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Kettles. */
export const vuthelaVerandaKettle: PicturedProduct = {
  id: 'vuthelaVerandaKettle',
  name: 'Vuthela Veranda kettle, 1.5 litres',
  href: '/vuthela-veranda-kettle',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-veranda-kettle-320.webp',
    avif: '/pictures/vuthela-veranda-kettle-320.avif',
    alt: 'Duck-egg blue enamel kettle with a kiaat-brown wooden handle and base',
  },
  price: 'R 699.00',
  discount: 0,
  rating: 4.5,
  reviewCount: 2,
  stock: 13,
  delivery: 'Free delivery',
}

/** Hardware, Garden, Braais. */
export const vuurkraalVeldKettleBraai: PicturedProduct = {
  id: 'vuurkraalVeldKettleBraai',
  name: 'Vuurkraal Veld kettle braai, 47 cm',
  href: '/vuurkraal-veld-kettle-braai',
  brand: 'Vuurkraal',
  brandHref: '/Brands/Vuurkraal',
  picture: {
    src: '/pictures/vuurkraal-veld-kettle-braai-320.webp',
    avif: '/pictures/vuurkraal-veld-kettle-braai-320.avif',
    alt: 'Deep red enamel kettle braai with wooden handles',
  },
  price: 'R 1 319.12',
  was: 'R 1 499.00',
  discount: 12,
  rating: 5,
  reviewCount: 1,
  stock: 12,
  delivery: 'Free delivery',
}

/** Hardware, Security and Electrical, Power Stations. */
export const sonhoek500PowerStation: PicturedProduct = {
  id: 'sonhoek500PowerStation',
  name: 'Sonhoek Kersie 500 W portable power station',
  href: '/sonhoek-500-power-station',
  brand: 'Sonhoek',
  brandHref: '/Brands/Sonhoek',
  picture: {
    src: '/pictures/sonhoek-500-power-station-320.webp',
    avif: '/pictures/sonhoek-500-power-station-320.avif',
    alt: 'Charcoal portable power station with orange trim and a handle on top',
  },
  price: 'R 5 979.08',
  was: 'R 6 499.00',
  discount: 8,
  rating: 4.2,
  reviewCount: 6,
  stock: 14,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Toasters. */
export const vuthelaCafeCremeToaster: PicturedProduct = {
  id: 'vuthelaCafeCremeToaster',
  name: 'Vuthela Café Crème four-slice toaster',
  href: '/vuthela-cafe-creme-toaster',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-cafe-creme-toaster-320.webp',
    avif: '/pictures/vuthela-cafe-creme-toaster-320.avif',
    alt: 'Cream four-slice toaster with copper trim',
  },
  price: 'R 721.65',
  was: 'R 849.00',
  discount: 15,
  rating: 0,
  reviewCount: 0,
  stock: 14,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Air Fryers. */
export const blikkieSlapChipsAirFryer: PicturedProduct = {
  id: 'blikkieSlapChipsAirFryer',
  name: 'Blikkie Slap Chips air fryer, 2.5 litres',
  href: '/blikkie-slap-chips-air-fryer',
  brand: 'Blikkie',
  brandHref: '/Brands/Blikkie',
  picture: {
    src: '/pictures/blikkie-slap-chips-air-fryer-320.webp',
    avif: '/pictures/blikkie-slap-chips-air-fryer-320.avif',
    alt: 'Small white air fryer with mint-green trim',
  },
  price: 'R 799.00',
  discount: 0,
  rating: 0,
  reviewCount: 0,
  stock: 29,
  delivery: 'Free delivery',
}

/** Hardware, Security and Electrical, Power Stations. */
export const sonhoek2400PowerStation: PicturedProduct = {
  id: 'sonhoek2400PowerStation',
  name: 'Sonhoek 2 400 W power station with sun-panel input, for the fridge, the router and the lights',
  href: '/sonhoek-2400-power-station',
  brand: 'Sonhoek',
  brandHref: '/Brands/Sonhoek',
  picture: {
    src: '/pictures/sonhoek-2400-power-station-320.webp',
    avif: '/pictures/sonhoek-2400-power-station-320.avif',
    alt: 'Large charcoal power station with yellow trim and two side handles',
  },
  price: 'R 26 248.95',
  discount: -5,
  rating: 0,
  reviewCount: 0,
  stock: 3,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Air Fryers. */
export const vuthelaCrispaAirFryer: PicturedProduct = {
  id: 'vuthelaCrispaAirFryer',
  name: 'Vuthela Crispa air fryer, 5 litres',
  href: '/vuthela-crispa-air-fryer',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-crispa-air-fryer-320.webp',
    avif: '/pictures/vuthela-crispa-air-fryer-320.avif',
    alt: 'Charcoal air fryer with a steel drawer handle',
  },
  price: 'R 1 124.25',
  was: 'R 1 499.00',
  discount: 25,
  rating: 4.1,
  reviewCount: 8,
  stock: 15,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Stoves. */
export const vuthelaImbizaFourPlateStove: PicturedProduct = {
  id: 'vuthelaImbizaFourPlateStove',
  name: 'Vuthela Imbiza four-plate stove',
  href: '/vuthela-imbiza-four-plate-stove',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-imbiza-four-plate-stove-320.webp',
    avif: '/pictures/vuthela-imbiza-four-plate-stove-320.avif',
    alt: 'White enamel stove with four solid plates, black knobs and an oven window',
  },
  price: 'R 4 949.10',
  was: 'R 5 499.00',
  discount: 10,
  rating: 0,
  reviewCount: 0,
  stock: 6,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Coffee Machines. */
export const duikerDaleKopEspressoMachine: PicturedProduct = {
  id: 'duikerDaleKopEspressoMachine',
  name: 'Duiker & Dale Kop espresso machine',
  href: '/duiker-dale-kop-espresso-machine',
  brand: 'Duiker & Dale',
  brandHref: '/Brands/Duiker%20%26%20Dale',
  picture: {
    src: '/pictures/duiker-dale-kop-espresso-machine-320.webp',
    avif: '/pictures/duiker-dale-kop-espresso-machine-320.avif',
    alt: 'Brushed-steel espresso machine with black trim and a steel milk jug',
  },
  price: 'R 7 999.00',
  discount: 0,
  rating: 4.5,
  reviewCount: 2,
  stock: 6,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Sandwich Presses. */
export const vuthelaToebieSandwichPress: PicturedProduct = {
  id: 'vuthelaToebieSandwichPress',
  name: 'Vuthela Toebie sandwich press',
  href: '/vuthela-toebie-sandwich-press',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-toebie-sandwich-press-320.webp',
    avif: '/pictures/vuthela-toebie-sandwich-press-320.avif',
    alt: 'Black sandwich press with a band of steel, lid closed',
  },
  price: 'R 379.00',
  discount: 0,
  rating: 4,
  reviewCount: 3,
  stock: 33,
  delivery: 'Free delivery',
}

/** Appliances, Floor Care, Stick Vacuums. */
export const hlanzekaUmshaneloStickVacuum: PicturedProduct = {
  id: 'hlanzekaUmshaneloStickVacuum',
  name: 'Hlanzeka Umshanelo cordless stick vacuum',
  href: '/hlanzeka-umshanelo-stick-vacuum',
  brand: 'Hlanzeka',
  brandHref: '/Brands/Hlanzeka',
  picture: {
    src: '/pictures/hlanzeka-umshanelo-stick-vacuum-320.webp',
    avif: '/pictures/hlanzeka-umshanelo-stick-vacuum-320.avif',
    alt: 'White cordless stick vacuum with teal trim and a silver tube',
  },
  price: 'R 2 049.18',
  was: 'R 2 499.00',
  discount: 18,
  rating: 4.3,
  reviewCount: 3,
  stock: 15,
  delivery: 'Free delivery',
}

/** Appliances, Kitchen Appliances, Coffee Machines. */
export const vuthelaMoerkoffieEspressoMachine: PicturedProduct = {
  id: 'vuthelaMoerkoffieEspressoMachine',
  name: 'Vuthela Moerkoffie compact espresso machine',
  href: '/vuthela-moerkoffie-espresso-machine',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-moerkoffie-espresso-machine-320.webp',
    avif: '/pictures/vuthela-moerkoffie-espresso-machine-320.avif',
    alt: 'Compact tomato-red espresso machine with black trim and a white cup',
  },
  price: 'R 1 899.00',
  discount: 0,
  rating: 4,
  reviewCount: 2,
  stock: 16,
  delivery: 'Free delivery',
}

/** Appliances, Heating, Oil Heaters. */
export const vuthelaThirteenFinHeater: PicturedProduct = {
  id: 'vuthelaThirteenFinHeater',
  name: 'Vuthela thirteen-fin oil heater',
  href: '/vuthela-thirteen-fin-heater',
  brand: 'Vuthela',
  brandHref: '/Brands/Vuthela',
  picture: {
    src: '/pictures/vuthela-thirteen-fin-heater-320.webp',
    avif: '/pictures/vuthela-thirteen-fin-heater-320.avif',
    alt: 'Charcoal oil heater with thirteen fins and a black control box',
  },
  price: 'R 1 169.35',
  was: 'R 1 799.00',
  discount: 35,
  rating: 4.5,
  reviewCount: 2,
  stock: 14,
  delivery: 'Free delivery',
}

/** Appliances, Cooling, Air Coolers. */
export const umoyaneVleiAirCooler: PicturedProduct = {
  id: 'umoyaneVleiAirCooler',
  name: 'Umoyane Vlei air cooler, 12 litres',
  href: '/umoyane-vlei-air-cooler',
  brand: 'Umoyane',
  brandHref: '/Brands/Umoyane',
  picture: {
    src: '/pictures/umoyane-vlei-air-cooler-320.webp',
    avif: '/pictures/umoyane-vlei-air-cooler-320.avif',
    alt: 'White air cooler with dark grey louvres and a blue water window',
  },
  price: 'R 1 519.20',
  was: 'R 1 899.00',
  discount: 20,
  rating: 3.3,
  reviewCount: 3,
  stock: 12,
  delivery: 'Free delivery',
}

/** Household, Bedding, Towels. */
export const witsandBeachTowels: PicturedProduct = {
  id: 'witsandBeachTowels',
  name: 'Witsand beach towel set, five pieces',
  href: '/witsand-beach-towels',
  brand: 'Witsand',
  brandHref: '/Brands/Witsand',
  picture: {
    src: '/pictures/witsand-beach-towels-320.webp',
    avif: '/pictures/witsand-beach-towels-320.avif',
    alt: 'Folded coral, yellow and turquoise towels with two rolled towels on top',
  },
  price: 'R 559.20',
  was: 'R 699.00',
  discount: 20,
  rating: 0,
  reviewCount: 0,
  stock: 30,
  delivery: 'Free delivery',
}

/** Hardware, Paint, Wall Paint. */
export const verfhuisJacarandaWallPaint: PicturedProduct = {
  id: 'verfhuisJacarandaWallPaint',
  name: 'Verfhuis Jacaranda wall paint, 2 litres',
  href: '/verfhuis-jacaranda-wall-paint',
  brand: 'Verfhuis',
  brandHref: '/Brands/Verfhuis',
  picture: {
    src: '/pictures/verfhuis-jacaranda-wall-paint-320.webp',
    avif: '/pictures/verfhuis-jacaranda-wall-paint-320.avif',
    alt: 'Small deep green tin of lilac wall paint with a cream label and a brush',
  },
  price: 'R 149.40',
  was: 'R 249.00',
  discount: 40,
  rating: 0,
  reviewCount: 0,
  stock: 21,
  delivery: 'Delivery R60',
}

/** Household, Bedding, Duvets. */
export const sneeubergWinterDuvet: PicturedProduct = {
  id: 'sneeubergWinterDuvet',
  name: 'Sneeuberg winter duvet, queen',
  href: '/sneeuberg-winter-duvet',
  brand: 'Sneeuberg',
  brandHref: '/Brands/Sneeuberg',
  picture: {
    src: '/pictures/sneeuberg-winter-duvet-320.webp',
    avif: '/pictures/sneeuberg-winter-duvet-320.avif',
    alt: 'Folded pale blue duvet with grey-blue stripes tied with a red ribbon',
  },
  price: 'R 479.40',
  was: 'R 799.00',
  discount: 40,
  rating: 4.2,
  reviewCount: 6,
  stock: 16,
  delivery: 'Free delivery',
}

/** Household, Lighting and Decor, Desk Lamps. */
export const blikkieStudyLamp: PicturedProduct = {
  id: 'blikkieStudyLamp',
  name: 'Blikkie study lamp',
  href: '/blikkie-study-lamp',
  brand: 'Blikkie',
  brandHref: '/Brands/Blikkie',
  picture: {
    src: '/pictures/blikkie-study-lamp-320.webp',
    avif: '/pictures/blikkie-study-lamp-320.avif',
    alt: 'Small mint-green desk lamp with white joints',
  },
  price: 'R 129.35',
  was: 'R 199.00',
  discount: 35,
  rating: 0,
  reviewCount: 0,
  stock: 37,
  delivery: 'Delivery R60',
}

/** Household, Cookware, Frying Pans. */
export const marulaRowFryingPan: PicturedProduct = {
  id: 'marulaRowFryingPan',
  name: 'Marula Row frying pan, 28 cm',
  href: '/marula-row-frying-pan',
  brand: 'Marula Row',
  brandHref: '/Brands/Marula%20Row',
  picture: {
    src: '/pictures/marula-row-frying-pan-320.webp',
    avif: '/pictures/marula-row-frying-pan-320.avif',
    alt: 'Brick-red frying pan with a wooden handle and a dark grey inside',
  },
  price: 'R 244.30',
  was: 'R 349.00',
  discount: 30,
  rating: 3.5,
  reviewCount: 2,
  stock: 30,
  delivery: 'Delivery R60',
}

/** Household, Tableware, Dinner Sets. */
export const marulaRowDinnerSet: PicturedProduct = {
  id: 'marulaRowDinnerSet',
  name: 'Marula Row dinner set, eleven pieces',
  href: '/marula-row-dinner-set',
  brand: 'Marula Row',
  brandHref: '/Brands/Marula%20Row',
  picture: {
    src: '/pictures/marula-row-dinner-set-320.webp',
    avif: '/pictures/marula-row-dinner-set-320.avif',
    alt: 'Cream dinner plates, side plates and bowls with teal rims',
  },
  price: 'R 599.20',
  was: 'R 749.00',
  discount: 20,
  rating: 4,
  reviewCount: 1,
  stock: 14,
  delivery: 'Free delivery',
}

/** Household, Lighting and Decor, Wall Clocks. */
export const skemerligStasieWallClock: PicturedProduct = {
  id: 'skemerligStasieWallClock',
  name: 'Skemerlig Stasie wall clock, 40 cm',
  href: '/skemerlig-stasie-wall-clock',
  brand: 'Skemerlig',
  brandHref: '/Brands/Skemerlig',
  picture: {
    src: '/pictures/skemerlig-stasie-wall-clock-320.webp',
    avif: '/pictures/skemerlig-stasie-wall-clock-320.avif',
    alt: 'Large black wall clock with a cream face and a brass second hand',
  },
  price: 'R 599.00',
  discount: 0,
  rating: 0,
  reviewCount: 0,
  stock: 16,
  delivery: 'Free delivery',
}

/** Household, Lighting and Decor, Wall Clocks. */
export const plekkieWallClock: PicturedProduct = {
  id: 'plekkieWallClock',
  name: 'Plekkie wall clock, 30 cm',
  href: '/plekkie-wall-clock',
  brand: 'Plekkie',
  brandHref: '/Brands/Plekkie',
  picture: {
    src: '/pictures/plekkie-wall-clock-320.webp',
    avif: '/pictures/plekkie-wall-clock-320.avif',
    alt: 'Round wall clock with a blue case, a white face and a red second hand',
  },
  price: 'R 249.00',
  discount: 0,
  rating: 0,
  reviewCount: 0,
  stock: 0,
  delivery: 'Delivery R60',
}

/** Hardware, Paint, Wall Paint. */
export const verfhuisFacadeWhitePaint: PicturedProduct = {
  id: 'verfhuisFacadeWhitePaint',
  name: 'Verfhuis Façade white exterior paint, 20 litres',
  href: '/verfhuis-facade-white-paint',
  brand: 'Verfhuis',
  brandHref: '/Brands/Verfhuis',
  picture: {
    src: '/pictures/verfhuis-facade-white-paint-320.webp',
    avif: '/pictures/verfhuis-facade-white-paint-320.avif',
    alt: 'Large white bucket of exterior paint with a soft blue label and a brush',
  },
  price: 'R 1 899.00',
  discount: 0,
  rating: 0,
  reviewCount: 0,
  stock: 10,
  delivery: 'Free delivery',
}

/** Appliances, Cooling, Fans. */
export const umoyaneSabelaRechargeableFan: PicturedProduct = {
  id: 'umoyaneSabelaRechargeableFan',
  name: 'Umoyane Sabela rechargeable fan, 30 cm',
  href: '/umoyane-sabela-rechargeable-fan',
  brand: 'Umoyane',
  brandHref: '/Brands/Umoyane',
  picture: {
    src: '/pictures/umoyane-sabela-rechargeable-fan-320.webp',
    avif: '/pictures/umoyane-sabela-rechargeable-fan-320.avif',
    alt: 'White rechargeable desk fan with sunny yellow blades',
  },
  price: 'R 899.00',
  discount: 0,
  rating: 4.5,
  reviewCount: 2,
  stock: 26,
  delivery: 'Free delivery',
}

/** Household, Bedding, Blankets. */
export const witsandPicnicBlanket: PicturedProduct = {
  id: 'witsandPicnicBlanket',
  name: 'Witsand picnic blanket',
  href: '/witsand-picnic-blanket',
  brand: 'Witsand',
  brandHref: '/Brands/Witsand',
  picture: {
    src: '/pictures/witsand-picnic-blanket-320.webp',
    avif: '/pictures/witsand-picnic-blanket-320.avif',
    alt: 'Folded sage picnic blanket with cream and coral stripes',
  },
  price: 'R 349.00',
  discount: 0,
  rating: 0,
  reviewCount: 0,
  stock: 28,
  delivery: 'Free delivery',
}

/** Hardware, Power Tools, Drills and Drivers. */
export const nkunzi18vHammerDrill: PicturedProduct = {
  id: 'nkunzi18vHammerDrill',
  name: 'Nkunzi 18 V hammer drill',
  href: '/nkunzi-18v-hammer-drill',
  brand: 'Nkunzi',
  brandHref: '/Brands/Nkunzi',
  picture: {
    src: '/pictures/nkunzi-18v-hammer-drill-320.webp',
    avif: '/pictures/nkunzi-18v-hammer-drill-320.avif',
    alt: 'Red cordless hammer drill with a dark grey grip and a long masonry bit',
  },
  price: 'R 2 899.00',
  discount: 0,
  rating: 5,
  reviewCount: 2,
  stock: 9,
  delivery: 'Free delivery',
}

/** Household, Cleaning, Buckets. */
export const nkunziBuildersBucket: PicturedProduct = {
  id: 'nkunziBuildersBucket',
  name: 'Nkunzi builder’s bucket with grout sponge, 15 litres',
  href: '/nkunzi-builders-bucket',
  brand: 'Nkunzi',
  brandHref: '/Brands/Nkunzi',
  picture: {
    src: '/pictures/nkunzi-builders-bucket-320.webp',
    avif: '/pictures/nkunzi-builders-bucket-320.avif',
    alt: 'Black builder’s bucket with a steel handle and an orange sponge',
  },
  price: 'R 119.00',
  discount: 0,
  rating: 5,
  reviewCount: 1,
  stock: 140,
  delivery: 'Delivery R60',
}

/** Household, Cookware, Frying Pans. */
export const marulaRowEggPan: PicturedProduct = {
  id: 'marulaRowEggPan',
  name: 'Marula Row egg pan, 20 cm',
  href: '/marula-row-egg-pan',
  brand: 'Marula Row',
  brandHref: '/Brands/Marula%20Row',
  picture: {
    src: '/pictures/marula-row-egg-pan-320.webp',
    avif: '/pictures/marula-row-egg-pan-320.avif',
    alt: 'Small teal frying pan with a cream inside and a wooden handle',
  },
  price: 'R 199.00',
  discount: 0,
  rating: 5,
  reviewCount: 1,
  stock: 46,
  delivery: 'Delivery R60',
}

/** Household, Cookware, Pots. */
export const marulaRowAuberginePot: PicturedProduct = {
  id: 'marulaRowAuberginePot',
  name: 'Marula Row Aubergine pot with lid, 8 litres',
  href: '/marula-row-aubergine-pot',
  brand: 'Marula Row',
  brandHref: '/Brands/Marula%20Row',
  picture: {
    src: '/pictures/marula-row-aubergine-pot-320.webp',
    avif: '/pictures/marula-row-aubergine-pot-320.avif',
    alt: 'Plum enamel pot with its lid and steel handles',
  },
  price: 'R 449.00',
  discount: 0,
  rating: 5,
  reviewCount: 1,
  stock: 18,
  delivery: 'Free delivery',
}

/** Appliances, Cooling, Freezers. */
export const iqhwane290ChestFreezer: PicturedProduct = {
  id: 'iqhwane290ChestFreezer',
  name: 'Iqhwane 290 litre chest freezer',
  href: '/iqhwane-290-chest-freezer',
  brand: 'Iqhwane',
  brandHref: '/Brands/Iqhwane',
  picture: {
    src: '/pictures/iqhwane-290-chest-freezer-320.webp',
    avif: '/pictures/iqhwane-290-chest-freezer-320.avif',
    alt: 'Wide silver-grey chest freezer with a black handle',
  },
  price: 'R 4 949.10',
  was: 'R 5 499.00',
  discount: 10,
  rating: 5,
  reviewCount: 1,
  stock: 9,
  delivery: 'Free delivery',
}

/** Appliances, Laundry, Tumble Dryers. */
export const hlanzeka7kgTumbleDryer: PicturedProduct = {
  id: 'hlanzeka7kgTumbleDryer',
  name: 'Hlanzeka 7 kg tumble dryer',
  href: '/hlanzeka-7kg-tumble-dryer',
  brand: 'Hlanzeka',
  brandHref: '/Brands/Hlanzeka',
  picture: {
    src: '/pictures/hlanzeka-7kg-tumble-dryer-320.webp',
    avif: '/pictures/hlanzeka-7kg-tumble-dryer-320.avif',
    alt: 'White tumble dryer with a dark glass door and a low vent grille',
  },
  price: 'R 5 999.00',
  discount: 0,
  rating: 0,
  reviewCount: 0,
  stock: 6,
  delivery: 'Free delivery',
}
