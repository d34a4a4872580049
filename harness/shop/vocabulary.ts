// The words of generated products.

/** Product names by category path and leaf category. */
export const productNames: Record<string, Record<string, readonly string[]>> = {
  'Appliances/Kitchen Appliances': {
    Kettles: ['kettle', 'stove kettle', 'travel kettle'],
    Toasters: ['toaster', 'sandwich press', 'grill toaster'],
    Cookers: ['rice cooker', 'pressure cooker', 'slow cooker', 'air fryer'],
    Mixers: ['hand mixer', 'stand mixer', 'blender', 'stick blender'],
  },
  'Appliances/Cooling': {
    Fans: ['desk fan', 'pedestal fan', 'ceiling fan', 'tower fan'],
    Fridges: ['bar fridge', 'fridge freezer', 'chest freezer'],
    Coolers: ['air cooler', 'ice maker', 'cooler box'],
  },
  'Appliances/Cleaning Appliances': {
    'Vacuum Cleaners': ['vacuum cleaner', 'hand vacuum', 'wet and dry vacuum'],
    Irons: ['steam iron', 'travel iron', 'garment steamer'],
    Washers: ['washing machine', 'twin tub', 'tumble dryer'],
  },
  'Hardware/Power Tools': {
    Drills: ['cordless drill', 'hammer drill', 'drill press'],
    Saws: ['circular saw', 'jigsaw', 'mitre saw'],
    Grinders: ['angle grinder', 'bench grinder', 'belt sander'],
  },
  'Hardware/Hand Tools': {
    Hammers: ['claw hammer', 'mallet', 'sledge hammer'],
    Spanners: ['spanner set', 'socket set', 'pipe wrench'],
    Screwdrivers: ['screwdriver', 'screwdriver set', 'bit set'],
  },
  'Hardware/Garden': {
    Hoses: ['garden hose', 'hose reel', 'sprinkler'],
    Spades: ['spade', 'garden fork', 'rake', 'hoe'],
    Braais: ['kettle braai', 'gas braai', 'braai grid', 'potjie stand'],
  },
  'Hardware/Electrical': {
    Lamps: ['work lamp', 'solar lantern', 'head torch'],
    Batteries: ['rechargeable battery', 'battery charger', 'inverter'],
    Locks: ['padlock', 'door lock', 'safe'],
  },
  'Household/Kitchen': {
    Pots: ['cast-iron pot', 'stock pot', 'potjie pot', 'saucepan'],
    Knives: ['bread knife', 'carving knife', 'knife block'],
    Mugs: ['enamel mug', 'tea cup', 'coffee mug set'],
    Bowls: ['mixing bowl', 'salad bowl', 'pudding bowl'],
  },
  'Household/Storage': {
    Shelves: ['wall shelf', 'book shelf', 'shoe rack'],
    Boxes: ['storage box', 'bread bin', 'lunch box'],
    Baskets: ['laundry basket', 'wire basket', 'woven basket'],
  },
  'Household/Bedroom': {
    Bedding: ['duvet cover', 'pillow', 'fleece blanket'],
    Curtains: ['block-out curtain', 'curtain rail', 'voile curtain'],
    Clocks: ['alarm clock', 'wall clock', 'bedside lamp'],
  },
}

export const adjectives =
  `blue red green white black copper steel enamel cream charcoal sunny natural striped plain round square
  large small slim double folding heavy-duty`.split(/\s+/)
export const ranges =
  `Sunrise Stoep Veranda Karoo Baobab Marula Protea Fynbos Jacaranda Highveld Limpopo Tugela Cederberg Ubuntu Imbali
  Thabo Naledi Lerato Khanya Themba Zola Kruger Indaba Motsamai Sisonke Amandla Pula Nala`.split(/\s+/)
export const commonTags = 'summer kitchen gift loadshedding braai winter student garden space-saver solar'.split(' ')
export const uses =
  `weekday breakfasts, Sunday lunch, small flats, large families, the braai, load shedding, a first home, student rooms,
  the workshop, the garden, long winters, hot afternoons`.split(/,\s+/)
export const praiseSentences =
  `It is easy to clean and easy to put away. | The handle stays cool, also when you are in a hurry. | Made from parts that can be
  mended. | It uses less power than the one before. | Tested by our own people for a year. | The colour does not fade in the sun. | It
  fits into every cupboard that we know of. | A spare part is never more than a week away.`.split(/\s*\|\s*/)

/** Brands and rare tags consist of three syllables. */
export const syllables = 'ba bo da fu ga hle ka ki la lo ma mo na ndu nya pe ri sa thu za'.split(' ')
