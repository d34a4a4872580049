import type { Opinions } from '#api/demo/opinion.ts'

export const kitchen: Opinions = {
  'vuthela-rondavel-kettle': {
    nomvula: {
      rating: 5,
      daysAgo: 214,
      text: 'Six of us drink tea at the same time and one boil is enough. The red looks good next to the stove too. Siyabonga!',
    },
    pieter: {
      rating: 4,
      daysAgo: 188,
      text: 'Kook vinnig en lyk mooi. Only the water window is a bit small to read without my glasses.',
    },
    lerato: {
      rating: 5,
      daysAgo: 171,
      text: 'Bought it for my mother’s kitchen and she has not let anyone else touch it since. Ke a leboha.',
    },
    ayesha: {
      rating: 3,
      daysAgo: 150,
      text: 'Good kettle, but the lid gets hot and there is nothing to hold except the knob. Use a cloth.',
    },
    tshepo: { rating: 5, daysAgo: 122, text: 'Survived a res kitchen for a whole semester. That is a five from me.' },
    nosipho: {
      rating: 4,
      daysAgo: 96,
      text: 'Quick and quite quiet. The cord could be longer, our plug is far from the tap.',
    },
    thandi: {
      rating: 2,
      daysAgo: 71,
      text: 'Mine switched off too early from the first day. The shop replaced it without a fuss, but I had to wait a week for my tea.',
    },
    zanele: {
      rating: 5,
      daysAgo: 44,
      text: 'I have four of these in the guest rooms now. Guests ask where I got them.',
    },
    priya: {
      rating: 5,
      daysAgo: 19,
      text: 'After two years of plastic kettles the water finally tastes of nothing at all. Exactly as it should.',
    },
  },
  'vuthela-veranda-kettle': {
    anneline: {
      rating: 5,
      daysAgo: 24,
      text: 'Die kleur is nog mooier as op die foto. Lekker stewig, and the handle really does stay cool.',
    },
    priya: {
      rating: 4,
      daysAgo: 15,
      text: 'Beautiful on the counter. It is not for a big family, 1.5 litres goes fast when the cousins visit.',
    },
  },
  'vuthela-cafe-creme-kettle': {
    zanele: {
      rating: 4,
      daysAgo: 260,
      text: 'Quieter than the old one, so early guests no longer wake the late ones. The copper needs wiping more than I expected.',
    },
    ayesha: {
      rating: 5,
      daysAgo: 131,
      text: 'A wedding present for my niece and now I want one. Very elegant without being precious.',
    },
  },
  'duiker-dale-gooseneck-kettle': {
    priya: {
      rating: 5,
      daysAgo: 140,
      text: 'I weigh my coffee, so of course I love it. The temperature holds exactly. Worth the price if you know why you want it.',
    },
    pieter: {
      rating: 3,
      daysAgo: 63,
      text: 'Pours like a dream but it takes forever to fill a flask. My own fault, the page said so.',
    },
  },
  'blikkie-koshuis-kettle': {
    tshepo: {
      rating: 5,
      daysAgo: 240,
      text: 'Cheapest thing in my room and the one I use the most. Noodles, coffee, repeat.',
    },
    kgothatso: {
      rating: 4,
      daysAgo: 233,
      text: 'Small and light. Marks easily on the white, but at this price I am not complaining.',
    },
    mulalo: {
      rating: 4,
      daysAgo: 180,
      text: 'I keep it on site for the tea at ten. Boils on the generator without tripping it.',
    },
    nosipho: {
      rating: 2,
      daysAgo: 102,
      text: 'The lid stopped closing properly after three months. It still boils but I hold it shut with a spoon.',
    },
    rhulani: { rating: 5, daysAgo: 58, text: 'I bought five for the shop and sold four the same week. Inkomu.' },
  },
  'vuthela-sunrise-toaster': {
    sipho: {
      rating: 5,
      daysAgo: 133,
      text: 'Thick slices go in, brown slices come out. The yellow makes the kids smile in the morning.',
    },
  },
  'vuthela-toebie-sandwich-press': {
    tshepo: {
      rating: 5,
      daysAgo: 210,
      text: 'Toebies at midnight before an exam. Cheese stays inside, which my last one never managed.',
    },
    nomvula: {
      rating: 4,
      daysAgo: 160,
      text: 'The children make their own lunch now. Wipe it while it is warm, otherwise the cheese sets like cement.',
    },
    lerato: {
      rating: 3,
      daysAgo: 88,
      text: 'Works well but only takes normal bread. The thick slices from our bakery do not close.',
    },
  },
  'duiker-dale-kop-espresso-machine': {
    priya: {
      rating: 5,
      daysAgo: 166,
      text: 'It took me three weeks to learn the steam wand and now my sister-in-law will not go to the coffee shop any more.',
    },
    zanele: {
      rating: 4,
      daysAgo: 92,
      text: 'Guests love it. Descale it when it asks, I ignored it once and it sulked for a day.',
    },
  },
  'vuthela-moerkoffie-espresso-machine': {
    pieter: { rating: 5, daysAgo: 305, text: 'Sterk, swart en sonder moeilikheid. One button, and the farm wakes up.' },
    kgothatso: {
      rating: 3,
      daysAgo: 190,
      text: 'Good strong coffee, but it drips for a while after it stops. Keep a cloth under it.',
    },
  },
  'vuthela-midday-microwave': {
    nosipho: {
      rating: 5,
      daysAgo: 220,
      text: 'Two dials. My gogo used it the first day without asking. That says everything.',
    },
    rhulani: { rating: 4, daysAgo: 144, text: 'Strong and simple. The light inside is a little weak.' },
    thandi: { rating: 4, daysAgo: 77, text: 'Heats evenly. I wish the door were quieter at night.' },
  },
  'vuthela-midnight-microwave': {
    ayesha: {
      rating: 4,
      daysAgo: 123,
      text: 'The grill browns my lasagne nicely. The instructions were confusing, but the thirty-second button is all we use.',
    },
  },
  'blikkie-koshuis-microwave': {
    kgothatso: {
      rating: 4,
      daysAgo: 198,
      text: 'Fits on top of my bar fridge and looks cheerful. My big plate does not turn, as they warned.',
    },
    tshepo: {
      rating: 2,
      daysAgo: 111,
      text: 'The timer dial came loose in the second term. Shop sent a new knob for free, but it should not happen.',
    },
  },
  'vuthela-mielie-blender': {
    thandi: {
      rating: 5,
      daysAgo: 60,
      text: 'Butternut soup in minutes and the glass jug does not smell of onion afterwards. Kuhle kakhulu.',
    },
    ayesha: {
      rating: 4,
      daysAgo: 52,
      text: 'Crushes ice well. It is heavy to lift for my mother, the jug is real glass.',
    },
  },
  'duiker-dale-klipbok-blender': {
    priya: {
      rating: 4,
      daysAgo: 150,
      text: 'It makes peanut butter! It also makes the dog hide under the bed. Both were promised.',
    },
  },
  'vuthela-crispa-air-fryer': {
    nomvula: {
      rating: 5,
      daysAgo: 42,
      text: 'Chicken pieces for five in forty minutes and the oven stayed off. I notice it on the prepaid meter.',
    },
    anneline: {
      rating: 5,
      daysAgo: 40,
      text: 'Ek was skepties, maar die chips is regtig bros. Baie lekker en maklik om skoon te maak.',
    },
    lerato: {
      rating: 5,
      daysAgo: 37,
      text: 'I come home from night shift, put the food in and it is ready before I have washed. E ntle haholo.',
    },
    sipho: {
      rating: 4,
      daysAgo: 33,
      text: 'Does what it says. The basket is smaller than five litres feels, for six people you go twice.',
    },
    nosipho: {
      rating: 3,
      daysAgo: 30,
      text: 'Food is good, but the smell of plastic was strong for the first week. It is gone now.',
    },
    zanele: {
      rating: 5,
      daysAgo: 26,
      text: 'Bought one for the B&B kitchen and then one for home. The coating still looks new.',
    },
    kgothatso: { rating: 5, daysAgo: 20, text: 'Saves time, saves electricity. I even bake scones in it.' },
    pieter: {
      rating: 1,
      daysAgo: 16,
      text: 'Mine arrived with a dent and a drawer that would not close. They fetched it the next day, so one star for the fryer and five for the driver.',
    },
  },
  'vuthela-crispa-twin-air-fryer': {
    ayesha: {
      rating: 5,
      daysAgo: 74,
      text: 'Two drawers ending together is magic when the whole family must eat at the same moment.',
    },
    thandi: { rating: 4, daysAgo: 48, text: 'Very good, very wide. Measure your counter first, I did not.' },
  },
  'vuthela-sunday-slow-cooker': {
    nosipho: {
      rating: 5,
      daysAgo: 160,
      text: 'Oxtail before church, oxtail after church. The house smells like my grandmother’s.',
    },
    pieter: {
      rating: 4,
      daysAgo: 104,
      text: 'Sagte vleis sonder moeite. The bowl is heavy when full, get somebody to carry it to the table.',
    },
  },
  'blikkie-samp-slow-cooker': {
    lerato: {
      rating: 5,
      daysAgo: 260,
      text: 'Samp and beans while I am on shift, and it hardly moves the meter. Exactly right for three.',
    },
    tshepo: { rating: 4, daysAgo: 155, text: 'Put it on before class and eat like at home. The lid rattles a bit.' },
  },
}
