import { delivery } from '#stories/shop/catalogue/delivery.ts'

const picture = (name: string) => ({ src: `/pictures/${name}-320.webp`, avif: `/pictures/${name}-320.avif`, alt: '' })

/** Names of the third level, each with the file of its picture. */
type Named = Record<string, string>

const category = (name: string, count: number, groups: Record<string, Named>) => {
  const href = `/categories/${slug(name)}`
  const children = Object.entries(groups).map(([group, entries]) => ({
    name: group,
    href: `${href}/${slug(group)}`,
    picture: picture(Object.values(entries)[0] ?? ''),
    children: Object.entries(entries).map(([entry, file]) => ({
      name: entry,
      href: `${href}/${slug(group)}/${slug(entry)}`,
      picture: picture(file),
    })),
  }))
  return { name, href: `/Categories/${name}`, note: `${count} products`, picture: children[0]?.picture, children }
}

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Three departments of the shop with their categories, down to the third level. */
export const categories = [
  category('Appliances', 62, {
    Cooling: {
      'Air Coolers': 'umoyane-vlei-air-cooler',
      'Bar Fridges': 'blikkie-46-bar-fridge',
      Fans: 'umoyane-desk-fan',
      Freezers: 'iqhwane-290-chest-freezer',
    },
    'Floor Care': { 'Drum Vacuums': 'nkunzi-workshop-vacuum', 'Stick Vacuums': 'hlanzeka-umshanelo-stick-vacuum' },
    Heating: {
      'Bar Heaters': 'blikkie-two-bar-heater',
      'Gas Heaters': 'vuurkraal-stoepie-gas-heater',
      'Oil Heaters': 'vuthela-thirteen-fin-heater',
    },
    'Kitchen Appliances': {
      'Air Fryers': 'vuthela-crispa-air-fryer',
      Blenders: 'vuthela-mielie-blender',
      'Coffee Machines': 'duiker-dale-kop-espresso-machine',
      'Hand Mixers': 'vuthela-koeksister-hand-mixer',
    },
    Laundry: {
      Irons: 'hlanzeka-steam-iron',
      'Tumble Dryers': 'hlanzeka-7kg-tumble-dryer',
      'Washing Machines': 'hlanzeka-8kg-washing-machine',
    },
  }),
  category('Hardware', 53, {
    Garden: {
      Braais: 'potjieberg-kettle-braai',
      Hosepipes: 'pulane-20m-hosepipe',
      Spades: 'pulane-digging-spade',
      'Watering Cans': 'hadeda-five-litre-watering-can',
    },
    'Hand Tools': {
      Hammers: 'bokberg-claw-hammer',
      Ladders: 'bokberg-three-step-ladder',
      Saws: 'bokberg-hand-saw',
      Screwdrivers: 'bokberg-screwdriver-set',
    },
    Paint: {
      'Rollers and Trays': 'verfhuis-roller-and-tray',
      'Roof Paint': 'verfhuis-leiklip-roof-paint',
      'Wall Paint': 'verfhuis-fynbos-wall-paint',
    },
    Plumbing: { 'Basin Mixers': 'pulane-swan-mixer', 'Garden Taps': 'umfula-frost-garden-tap' },
    'Power Tools': { 'Drills and Drivers': 'ysterhout-18v-drill', Grinders: 'nkunzi-230-grinder' },
  }),
  category('Household', 52, {
    Bedding: {
      Blankets: 'sneeuberg-striped-blanket',
      Duvets: 'sneeuberg-winter-duvet',
      Pillows: 'sneeuberg-pillow-pair',
      Towels: 'witsand-beach-towels',
    },
    Cleaning: { Brooms: 'hlanzeka-yard-broom', Buckets: 'nkunzi-builders-bucket', Mops: 'hlanzeka-mop-and-bucket' },
    Cookware: {
      'Frying Pans': 'dassie-carbon-steel-pan',
      Knives: 'marula-row-knife-block',
      Potjies: 'potjieberg-number-three-potjie',
      Pots: 'marula-row-family-pot',
    },
    'Lighting and Decor': {
      'Desk Lamps': 'khanyela-desk-lamp',
      'Solar Lanterns': 'khanyela-solar-lantern',
      'Table Lamps': 'khanyela-bedside-lamp',
      'Wall Clocks': 'skemerlig-stasie-wall-clock',
    },
    Storage: {
      'Clothes Airers': 'plekkie-clothes-airer',
      'Laundry Baskets': 'witsand-laundry-basket',
      'Storage Boxes': 'plekkie-52-litre-box',
    },
  }),
]

export const guestItems = [
  { label: 'Home', href: '/', current: true },
  { label: 'Service Providers', href: '/ServiceProviders' },
  { label: 'About Us', href: '/AboutUs' },
  { label: 'Contact Us', href: '/ContactUs' },
  { label: 'Help', href: '/Help' },
  { label: 'Account', href: '/Account' },
  { label: 'Login', href: '/Login' },
  { label: 'Signup', href: '/Signup' },
  { label: 'Cart', href: '/Cart' },
]

export const adminItems = [
  ...guestItems.filter(({ label }) => label !== 'Login' && label !== 'Signup'),
  { label: 'Products Management', href: '/Products_Management' },
  { label: 'Orders Management', href: '/Orders_Management' },
  { label: 'Customers Management', href: '/Customers_Management' },
  { label: 'Audit', href: '/Audit' },
  { label: 'Security', href: '/Security' },
]

export const footer = {
  name: 'Ekhaya',
  tagline: 'it makes life easier and more affordable',
  contact: {
    address: 'Shop 4, Modjadji Street, Pimville Zone 4, Soweto, 1809',
    telephone: { label: '011 555 0123', href: 'tel:+27115550123' },
    openingHours: 'Monday to Saturday, 08:00 to 18:00',
  },
  payment: ['Cash at your door', 'Card machine at your door'],
  company: ['© 2019 Ekhaya', 'VAT 4000000000'],
}

export const footerGroups = [
  {
    title: 'Help',
    links: [
      { label: 'Contact Us', href: '/ContactUs' },
      { label: 'Help Center', href: '/Help' },
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'My Account', href: '/Account' },
      { label: 'Personal Details', href: '/account/personal-details' },
      { label: 'Track Order', href: '/account/orders' },
    ],
  },
  { title: 'Company', links: [{ label: 'About Us', href: '/AboutUs' }] },
  {
    title: 'Policies',
    links: [
      { label: 'Free Delivery', href: '/DeliveryTermsAndConditions' },
      { label: 'Buy Now Pay Later', href: '/BuyNowPayLater' },
      { label: 'Lay-Buy', href: '/LayBuy' },
      { label: 'Returns', href: '/Returns' },
      { label: 'Privacy', href: '/Privacy' },
    ],
  },
]

export const headerNote = `Pay on delivery · Free delivery on orders of ${delivery.freeFrom} or more`
