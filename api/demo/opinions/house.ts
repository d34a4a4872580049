import type { Opinions } from '#api/demo/opinion.ts'

export const house: Opinions = {
  'iqhwane-240-fridge-freezer': {
    nomvula: {
      rating: 5,
      daysAgo: 190,
      text: 'Loadshedding came and went and the milk stayed cold. Big enough for us and very quiet.',
    },
    sipho: {
      rating: 4,
      daysAgo: 141,
      text: 'Good fridge. The delivery men carried it up two floors and did not scratch anything.',
    },
    thandi: {
      rating: 5,
      daysAgo: 95,
      text: 'Glass shelves that do not crack and easy to clean. My electricity went down compared with the old one.',
    },
    rhulani: {
      rating: 3,
      daysAgo: 55,
      text: 'Cooling is fine, but one of the door shelves cracked when I put a two-litre bottle in. They are sending a new one.',
    },
  },
  'iqhwane-90-bar-fridge': {
    zanele: {
      rating: 5,
      daysAgo: 18,
      text: 'Red, shiny and quiet enough for a guest room. The two-litre bottles really do fit.',
    },
    sipho: {
      rating: 4,
      daysAgo: 12,
      text: 'Next to the braai since Saturday. The ice box is small, buy a bag of ice for a party.',
    },
  },
  'blikkie-46-bar-fridge': {
    tshepo: {
      rating: 4,
      daysAgo: 245,
      text: 'Fits under my desk. It hums, so I sleep with my head on the other side.',
    },
    kgothatso: { rating: 3, daysAgo: 163, text: 'Cold enough for milk and juice. Do not expect it to freeze meat.' },
  },
  'iqhwane-290-chest-freezer': {
    rhulani: {
      rating: 5,
      daysAgo: 250,
      text: 'My shop could not run without it now. A whole night without power and the chicken was still like stone.',
    },
  },
  'umoyane-desk-fan': {
    lerato: {
      rating: 5,
      daysAgo: 56,
      text: 'Quiet enough to sleep next to after a night shift. The blades are a beautiful colour.',
    },
    tshepo: {
      rating: 4,
      daysAgo: 54,
      text: 'Makes my room liveable. I would like it a little stronger on the highest speed.',
    },
    rhulani: {
      rating: 5,
      daysAgo: 49,
      text: 'It is 38 degrees here already. This fan has not stopped since it arrived. Inkomu swinene.',
    },
    anneline: {
      rating: 4,
      daysAgo: 41,
      text: 'Werk goed en swaai lekker. The base needs tightening after a few days.',
    },
    mulalo: {
      rating: 5,
      daysAgo: 35,
      text: 'Runs from my small inverter when the power is off. Good value at this price.',
    },
    priya: { rating: 3, daysAgo: 28, text: 'Nice breeze, but the button clicks loudly when the baby is asleep.' },
    kgothatso: { rating: 5, daysAgo: 21, text: 'Simple, cheap, strong. My learners want one for the classroom.' },
    zanele: {
      rating: 4,
      daysAgo: 11,
      text: 'Bought three for the summer. One came with a bent cage that I straightened by hand.',
    },
  },
  'umoyane-pedestal-fan': {
    nosipho: {
      rating: 4,
      daysAgo: 51,
      text: 'Calm air for the whole bedroom. Putting it together took me half an hour and one screw too many.',
    },
    thandi: { rating: 5, daysAgo: 23, text: 'The timer is the best part. It goes off after we are asleep.' },
  },
  'umoyane-sabela-rechargeable-fan': {
    nomvula: { rating: 5, daysAgo: 14, text: 'Stage four and we slept. What more must I say?' },
    sipho: {
      rating: 4,
      daysAgo: 9,
      text: 'Battery lasted six hours on medium, not eight, but that was on medium. Fair.',
    },
  },
  'blikkie-windjie-fan': {
    tshepo: {
      rating: 4,
      daysAgo: 200,
      text: 'Small wind, as the name says. Perfect for a desk, useless for a lounge.',
    },
    ayesha: { rating: 4, daysAgo: 160, text: 'Stands next to my oven when I bake. Cheap and cheerful.' },
  },
  'umoyane-vlei-air-cooler': {
    thandi: {
      rating: 4,
      daysAgo: 31,
      text: 'Takes the edge off the afternoon. Keep a window open or the room gets sticky.',
    },
    pieter: {
      rating: 5,
      daysAgo: 22,
      text: 'In die Vrystaat werk dit soos ’n bom. With the ice packs it is almost an aircon.',
    },
    priya: {
      rating: 1,
      daysAgo: 17,
      text: 'I live in Durban and it only made the room more humid. The shop now says on the bigger one that it is not for the coast; I wish this page had said so too.',
    },
  },
  'hlanzeka-steam-iron': {
    lerato: { rating: 5, daysAgo: 230, text: 'Six uniforms on one tank. No drips, no brown spots. Ke a leboha.' },
    nosipho: { rating: 4, daysAgo: 128, text: 'Good steam and light in the hand. The filling cup is flimsy.' },
    anneline: {
      rating: 2,
      daysAgo: 66,
      text: 'Started leaking on cotton after four months. They replaced it under the warranty but I had to send photos twice.',
    },
  },
  'hlanzeka-skerp-steam-iron': {
    zanele: { rating: 5, daysAgo: 80, text: 'Sheets, tablecloths, curtains: all done. It really is sharp.' },
    ayesha: {
      rating: 4,
      daysAgo: 57,
      text: 'Heavier than my old one, but the pleats on the school skirts have never looked so good.',
    },
  },
  'blikkie-plooi-travel-iron': {
    kgothatso: { rating: 4, daysAgo: 149, text: 'Ironed one shirt for my interview. Got the job. Coincidence?' },
  },
  'hlanzeka-umshanelo-stick-vacuum': {
    nomvula: {
      rating: 4,
      daysAgo: 113,
      text: 'Hangs behind the door and gets used every day. The battery does our house once, not twice.',
    },
    priya: {
      rating: 5,
      daysAgo: 86,
      text: 'The light on the brush shows you things you would rather not know. Very good on tiles.',
    },
    anneline: { rating: 4, daysAgo: 39, text: 'Lekker lig. Ek wens net die stofbakkie was groter.' },
  },
  'vuthela-nine-fin-heater': {
    thandi: {
      rating: 5,
      daysAgo: 150,
      text: 'Middelburg winters are no joke. Silent and safe with small children in the room.',
    },
  },
  'vuthela-thirteen-fin-heater': {
    pieter: {
      rating: 4,
      daysAgo: 142,
      text: 'Takes a while to warm up, then the whole sitting room is comfortable. Sterk en stil.',
    },
    nosipho: {
      rating: 5,
      daysAgo: 125,
      text: 'Best thing we bought this winter, and at that price I felt a bit guilty.',
    },
  },
  'blikkie-two-bar-heater': {
    tshepo: { rating: 4, daysAgo: 158, text: 'Warm feet, cold ears. As advertised.' },
    kgothatso: {
      rating: 2,
      daysAgo: 137,
      text: 'One of the bars stopped after a month. For a small room the other one is nearly enough, but still.',
    },
  },
  'vuurkraal-stoepie-gas-heater': {
    zanele: {
      rating: 4,
      daysAgo: 120,
      text: 'Guests sit outside longer and buy more wine. The gas bottle is not included, read that line twice.',
    },
    pieter: { rating: 5, daysAgo: 101, text: 'Klik en hy brand. Ons sit nou elke aand op die stoep.' },
  },
}
