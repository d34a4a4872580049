import { slugOf } from '#domain/catalogue/slug.ts'

interface Branch {
  name: string
  slug: string
  children: Branch[]
}

const names = {
  Appliances: {
    'Kitchen Appliances': [
      'Kettles',
      'Coffee Machines',
      'Toasters',
      'Sandwich Presses',
      'Blenders',
      'Hand Mixers',
      'Microwaves',
      'Stoves',
      'Hotplates',
      'Air Fryers',
      'Slow Cookers',
    ],
    Cooling: ['Fridges', 'Bar Fridges', 'Freezers', 'Fans', 'Air Coolers'],
    Laundry: ['Washing Machines', 'Tumble Dryers', 'Irons'],
    'Floor Care': ['Drum Vacuums', 'Stick Vacuums'],
    Heating: ['Oil Heaters', 'Bar Heaters', 'Gas Heaters'],
  },
  Hardware: {
    'Power Tools': ['Drills and Drivers', 'Grinders'],
    'Hand Tools': ['Hammers', 'Saws', 'Screwdrivers', 'Spanners', 'Tape Measures', 'Toolboxes', 'Ladders'],
    Paint: ['Wall Paint', 'Roof Paint', 'Rollers and Trays'],
    Plumbing: ['Basin Mixers', 'Garden Taps'],
    Garden: ['Hosepipes', 'Watering Cans', 'Spades', 'Wheelbarrows', 'Braais'],
    'Security and Electrical': ['Padlocks', 'Extension Leads', 'Power Stations', 'Floodlights'],
  },
  Household: {
    Cookware: ['Pots', 'Potjies', 'Frying Pans', 'Knives'],
    Tableware: ['Mugs', 'Dinner Sets'],
    Bedding: ['Duvets', 'Blankets', 'Pillows', 'Towels'],
    Cleaning: ['Mops', 'Brooms', 'Buckets'],
    Storage: ['Storage Boxes', 'Laundry Baskets', 'Clothes Airers'],
    'Lighting and Decor': ['Desk Lamps', 'Table Lamps', 'Solar Lanterns', 'Wall Clocks'],
  },
}

const branch = (name: string, children: Branch[] = []): Branch => ({ name, slug: slugOf(name), children })

/** The three levels of categories, in the order of the menu. No two categories share a name. */
export const demoCategories: Branch[] = Object.entries(names).map(([top, below]) =>
  branch(
    top,
    Object.entries(below).map(([name, leaves]) =>
      branch(
        name,
        leaves.map((leaf) => branch(leaf)),
      ),
    ),
  ),
)
