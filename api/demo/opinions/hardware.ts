import type { Opinions } from '#api/demo/opinion.ts'

export const hardware: Opinions = {
  'ysterhout-18v-drill': {
    sipho: {
      rating: 5,
      daysAgo: 102,
      text: 'I hang kitchens for a living and this is the drill my wife is not allowed to borrow. Light, strong, good clutch.',
    },
    mulalo: {
      rating: 4,
      daysAgo: 93,
      text: 'Good drill for the money. For concrete take the hammer one, this is for wood and steel.',
    },
    pieter: {
      rating: 5,
      daysAgo: 84,
      text: 'Die battery hou lank en die liggie help regtig onder die wasbak. Baie tevrede.',
    },
    ayesha: {
      rating: 4,
      daysAgo: 70,
      text: 'I put up my own shelves for the first time. Six holes, five straight. The sixth was me.',
    },
    rhulani: {
      rating: 3,
      daysAgo: 46,
      text: 'Drill is good but the case is tight, you must fight to get the charger back in.',
    },
    thandi: {
      rating: 5,
      daysAgo: 29,
      text: 'A birthday present to myself. No more waiting for my brother to come over.',
    },
  },
  'ysterhout-12v-pocket-driver': {
    kgothatso: {
      rating: 5,
      daysAgo: 47,
      text: 'Fits in the drawer with the spoons. I have assembled two desks and a bed with it.',
    },
    anneline: {
      rating: 4,
      daysAgo: 25,
      text: 'Klein maar sterk genoeg. The ten bits are the cheap kind, buy better ones.',
    },
  },
  'nkunzi-18v-hammer-drill': {
    mulalo: {
      rating: 5,
      daysAgo: 330,
      text: 'Paid by the hole, as they say. Two batteries and it goes the whole day through face brick.',
    },
    sipho: { rating: 5, daysAgo: 155, text: 'A bull. Heavy at the end of the day but it never once complained.' },
  },
  'bokberg-claw-hammer': {
    pieter: { rating: 5, daysAgo: 280, text: 'My pa het so ’n hamer gehad. The head has not moved a millimetre.' },
    mulalo: { rating: 4, daysAgo: 205, text: 'Good balance. The red grip turns a bit when it is wet.' },
  },
  'bokberg-screwdriver-set': {
    lerato: {
      rating: 5,
      daysAgo: 172,
      text: 'Finally the right one for the plug covers. The colours help me more than I want to admit.',
    },
    nosipho: { rating: 4, daysAgo: 90, text: 'Good tips and they are magnetic. The wooden stand wobbles on my shelf.' },
  },
  'bokberg-toolbox': {
    sipho: {
      rating: 4,
      daysAgo: 240,
      text: 'Strong box and the tray is useful. It is not waterproof, I found out on the bakkie.',
    },
    thandi: { rating: 5, daysAgo: 109, text: 'My whole drawer of odds and ends fits in the tray. Very satisfying.' },
  },
  'bokberg-first-toolbox': {
    nomvula: {
      rating: 5,
      daysAgo: 73,
      text: 'For my daughter, who takes everything apart. She wrote her name on the lid in big letters.',
    },
  },
  'bokberg-three-step-ladder': {
    nosipho: { rating: 5, daysAgo: 34, text: 'I am 1.52 m. This ladder has changed my kitchen. Enkosi!' },
    zanele: {
      rating: 4,
      daysAgo: 27,
      text: 'Steady and looks neat enough to leave standing. A little heavy for its size.',
    },
  },
  'verfhuis-fynbos-wall-paint': {
    anneline: {
      rating: 5,
      daysAgo: 203,
      text: 'Twee lae en die kamer is heeltemal anders. Hardly any smell, we slept in it the same night.',
    },
    lerato: { rating: 4, daysAgo: 146, text: 'Lovely soft green. It took three coats over the dark blue, not two.' },
  },
  'verfhuis-karoo-sand-wall-paint': {
    zanele: { rating: 5, daysAgo: 187, text: 'The dining room looks warm even in the rain. Guests touch the wall.' },
  },
  'verfhuis-roller-and-tray': {
    tshepo: {
      rating: 4,
      daysAgo: 216,
      text: 'Painted a room with no experience and few drips. The sleeve shed some fluff in the first minutes.',
    },
  },
  'pulane-swan-mixer': {
    priya: {
      rating: 5,
      daysAgo: 98,
      text: 'Tall enough to wash my hair in the basin. The plumber was in and out in twenty minutes.',
    },
    nomvula: {
      rating: 4,
      daysAgo: 59,
      text: 'Looks far more expensive than it was. The lever was stiff for the first week.',
    },
  },
  'umfula-nagswart-mixer': {
    anneline: {
      rating: 3,
      daysAgo: 175,
      text: 'Pragtig, maar jy sien elke druppel kalk. Wipe it every day or love the spots.',
    },
  },
  'pulane-20m-hosepipe': {
    rhulani: {
      rating: 5,
      daysAgo: 34,
      text: 'Reaches from the tank to the mealies and it does not kink. Worth the money.',
    },
    nosipho: { rating: 4, daysAgo: 24, text: 'Good pipe. The nozzle drips a little when it is shut.' },
    thandi: {
      rating: 4,
      daysAgo: 13,
      text: 'Walks round corners without a fight. My husband now waters the garden, so five stars for that.',
    },
  },
  'potjieberg-kettle-braai': {
    sipho: {
      rating: 5,
      daysAgo: 53,
      text: 'Chicken with the lid down came out like from a restaurant. My neighbours came to look.',
    },
    pieter: { rating: 5, daysAgo: 50, text: 'Nou maak ek Sondae brood daarin. Die emalje is deeglik.' },
    mulalo: { rating: 4, daysAgo: 45, text: 'Strong braai. Assembly took two people and a cold drink each.' },
    zanele: {
      rating: 3,
      daysAgo: 32,
      text: 'Cooks well, but one of the wheels squeaks terribly on the tiles. Oil helped for a week.',
    },
    anneline: { rating: 5, daysAgo: 12, text: 'Lekker braai, mooi houthandvatsels. The ash dish is easy to empty.' },
  },
  'vuurkraal-veld-kettle-braai': {
    tshepo: { rating: 5, daysAgo: 23, text: 'Fits in my Polo with the cooler box. Six chops exactly.' },
  },
  'khanyela-five-way-lead': {
    lerato: { rating: 5, daysAgo: 61, text: 'The breaker saved us once already when someone plugged in two heaters.' },
    tshepo: { rating: 4, daysAgo: 57, text: 'Five sockets and all of them used. Wish it had a USB port.' },
    nomvula: { rating: 4, daysAgo: 43, text: 'Children cannot poke anything in. Good quality plug.' },
    priya: { rating: 5, daysAgo: 20, text: 'Simple, white, safe. Bought a second one for the office.' },
  },
  'sonhoek-500-power-station': {
    nosipho: {
      rating: 5,
      daysAgo: 140,
      text: 'I mark exam papers, loadshedding or not. It is quiet and the screen tells me exactly how long I still have.',
    },
    rhulani: {
      rating: 5,
      daysAgo: 116,
      text: 'My card machine and the till keep working. It paid for itself in the first month.',
    },
    anneline: {
      rating: 4,
      daysAgo: 83,
      text: 'Wi-Fi, twee lampe en die TV vir so drie ure. Presies wat hulle gesê het.',
    },
    kgothatso: {
      rating: 4,
      daysAgo: 67,
      text: 'Good, but carry it with two hands, seven kilograms is seven kilograms.',
    },
    sipho: {
      rating: 2,
      daysAgo: 38,
      text: 'Works well, but I wanted to run my small freezer and it switches off when the motor starts. Ask before you buy, I did not.',
    },
    zanele: {
      rating: 5,
      daysAgo: 10,
      text: 'The guests did not even notice that the power was gone. Siyabonga kakhulu.',
    },
  },
  'sonhoek-solar-floodlight': {
    thandi: {
      rating: 4,
      daysAgo: 240,
      text: 'Bright and no wires. Mine turns on for every cat, so I turned the sensor down.',
    },
    mulalo: {
      rating: 5,
      daysAgo: 199,
      text: 'Hung eight of these for clients. The panel must face north, then they last the whole night.',
    },
  },
  'nkunzi-builders-bucket': {
    mulalo: { rating: 5, daysAgo: 300, text: 'I stamped on it, as they told me. The cement came out in one piece.' },
  },
}
