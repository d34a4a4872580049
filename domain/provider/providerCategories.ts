import { slugOf } from '#domain/catalogue/slug.ts'

/** A node of the category tree of service providers: a top group, a trade within it, or a speciality of that trade. */
export interface ProviderCategory {
  /** The values from the top down, joined by `/`. */
  _id: string
  label: string
  /** The slug of the label. */
  value: string
  children: readonly ProviderCategory[]
}

/** The top groups and their order are those of the specification's section 3; the two levels below are ours. */
const labels = {
  'Home Services': {
    Plumbing: ['Leaks and Burst Pipes', 'Geysers', 'Blocked Drains', 'Bathroom Fitting'],
    Electrical: ['Wiring and Faults', 'Lights and Plugs', 'Solar and Inverters'],
    Cleaning: ['House Cleaning', 'Carpets and Couches', 'Moving-Out Cleaning'],
    'Garden and Yard': ['Garden Care', 'Tree Felling', 'Irrigation'],
    'Appliance Repairs': ['Fridges and Freezers', 'Washing Machines', 'Stoves and Ovens'],
  },
  Automotive: {
    Mechanics: ['Minor and Major Services', 'Brakes and Clutches', 'Engine Diagnostics'],
    'Panel and Paint': ['Dent Repairs', 'Spray Painting'],
    'Tyres and Batteries': ['Tyre Fitting', 'Battery Fitting'],
    'Car Wash': ['Mobile Car Wash', 'Valet Cleaning'],
  },
  Technology: {
    Computers: ['Laptop Repairs', 'Data Recovery', 'Computer Set-Up'],
    Cellphones: ['Screen Repairs', 'Phone Batteries and Ports'],
    'Networks and Security': ['Wi-Fi and Fibre', 'Cameras and Alarms'],
    'Television and Sound': ['TV Mounting', 'Satellite Dishes'],
    'Websites and Design': ['Websites', 'Logos and Flyers'],
  },
  'Beauty & Grooming': {
    Hair: ['Braids and Locs', 'Cuts and Colour', 'Wigs and Weaves'],
    Barbers: ['Haircuts and Fades', 'Beards and Shaves'],
    Nails: ['Manicures and Pedicures', 'Gel and Acrylic'],
    'Make-Up': ['Bridal Make-Up', 'Occasion Make-Up'],
    'Skin Care': ['Facials', 'Waxing and Threading'],
  },
  'Food & Catering': {
    'Event Catering': ['Weddings and Lobola', 'Funeral Catering', 'Office Lunches'],
    Baking: ['Birthday Cakes', 'Wedding Cakes', 'Scones and Biscuits'],
    'Home Cooking': ['Weekly Meals', 'Kota and Platters'],
    'Braai and Spit': ['Shisanyama', 'Spit Braai'],
  },
  'Fashion & Design': {
    Dressmaking: ['Traditional Wear', 'Wedding Gowns', 'Matric Dance Dresses'],
    Alterations: ['Hems and Zips', 'Suits and Uniforms'],
    'Shoes and Leather': ['Shoe Repairs', 'Bags and Belts'],
    'Interior Design': ['Curtains and Blinds', 'Room Styling'],
  },
  'Events & Entertainment': {
    Music: ['DJs', 'Live Bands', 'Sound Hire'],
    Photography: ['Wedding Photography', 'Family Portraits', 'Video'],
    Hire: ['Tents and Marquees', 'Tables and Chairs', 'Jumping Castles'],
    'Hosts and Planning': ['Masters of Ceremonies', 'Party Planning'],
  },
  'Education & Tutoring': {
    'School Subjects': ['Mathematics', 'Physical Sciences', 'Languages'],
    'Early Learning': ['Reading and Writing', 'Homework Help'],
    'Adult Skills': ['Computer Lessons', 'Driving Lessons'],
    'Music and Art': ['Piano and Guitar', 'Drawing and Painting'],
  },
  'Transport & Delivery': {
    Moving: ['House Moves', 'Bakkie Hire'],
    'School and Staff Transport': ['School Runs', 'Night-Shift Transport'],
    Courier: ['Parcels Across Town', 'Groceries and Medicine'],
    'Trips and Transfers': ['Airport Transfers', 'Long-Distance Trips'],
  },
  'Health & Wellness': {
    Fitness: ['Personal Training', 'Yoga and Pilates'],
    Massage: ['Relaxation Massage', 'Sports Massage'],
    'Home Nursing': ['Elder Care', 'Wound Care'],
    Counselling: ['Family Counselling', 'Grief and Trauma'],
  },
  'Childcare Services': {
    'Nannies and Au Pairs': ['Live-In Nannies', 'Part-Time Nannies'],
    Babysitting: ['Evening Babysitting', 'Weekend Babysitting'],
    'Day Mothers': ['Babies and Toddlers', 'Pre-Schoolers'],
    'After-School Care': ['Aftercare', 'Holiday Clubs'],
  },
  'Construction & Renovation': {
    Building: ['Bricklaying', 'Extensions and Back Rooms', 'Paving'],
    Painting: ['Inside Painting', 'Outside Painting', 'Roof Painting'],
    'Tiling and Floors': ['Wall and Floor Tiling', 'Laminate Floors'],
    'Roofs and Ceilings': ['Roof Repairs', 'Ceilings', 'Gutters'],
    'Carpentry and Welding': ['Built-In Cupboards', 'Doors and Frames', 'Gates and Burglar Bars'],
  },
  'Retail & Supplies': {
    'Building Materials': ['Sand and Stone', 'Bricks and Cement'],
    'Gas and Fuel': ['Gas Refills', 'Braai Wood and Charcoal'],
    'Fresh Produce': ['Vegetables and Fruit', 'Eggs and Chickens'],
    'School and Office': ['School Uniforms', 'Stationery'],
    Water: ['Water Tanks', 'Drinking Water'],
  },
} as const

const category = (label: string, above: readonly string[], below: Below): ProviderCategory => {
  const path = [...above, slugOf(label)]
  return { _id: path.join('/'), label, value: slugOf(label), children: childrenOf(below, path) }
}

/** Names of specialities, or of trades with theirs. */
type Below = readonly string[] | { readonly [label: string]: readonly string[] }

const childrenOf = (below: Below, path: readonly string[]) =>
  Array.isArray(below)
    ? below.map((label: string) => category(label, path, []))
    : Object.entries(below).map(([label, specialities]) => category(label, path, specialities))

/** The category tree of service providers: 13 top groups, their trades, and the specialities of each trade. */
export const providerCategories: readonly ProviderCategory[] = Object.entries(labels).map(([label, trades]) =>
  category(label, [], trades),
)
