import type { Opinions } from '#api/demo/opinion.ts'

export const table: Opinions = {
  'marula-row-family-pot': {
    nomvula: {
      rating: 5,
      daysAgo: 246,
      text: 'Pap for eight, every Sunday. Nothing sticks if you soak it for ten minutes.',
    },
    thandi: {
      rating: 5,
      daysAgo: 207,
      text: 'Beautiful blue and it works on my induction plate. The lid closes properly.',
    },
    rhulani: { rating: 4, daysAgo: 168, text: 'Strong pot. The handles get hot, keep a cloth near.' },
    ayesha: { rating: 4, daysAgo: 132, text: 'My biryani pot now. I wish there were an even bigger one in this blue.' },
    lerato: {
      rating: 2,
      daysAgo: 82,
      text: 'A chip on the rim when I opened the box. They took 40 % off instead of exchanging it, and I accepted, but I still see it every day.',
    },
    zanele: { rating: 5, daysAgo: 31, text: 'Goes from the stove to the buffet. Looks good in photos too.' },
  },
  'marula-row-aubergine-pot': {
    ayesha: {
      rating: 5,
      daysAgo: 141,
      text: 'The colour! It goes in the oven and comes out looking as if nothing happened.',
    },
  },
  'dassie-cream-saucepot': {
    anneline: {
      rating: 5,
      daysAgo: 110,
      text: 'Gemaak in Graaff-Reinet, en jy kan sien iemand het moeite gedoen. Pours without dripping.',
    },
  },
  'marula-row-frying-pan': {
    tshepo: {
      rating: 3,
      daysAgo: 33,
      text: 'Eggs slide at first. After a month of my cooking they slide a bit less. Probably my fork.',
    },
    nosipho: { rating: 4, daysAgo: 17, text: 'Light and pretty. Do not put it in the dishwasher, the wood goes grey.' },
  },
  'marula-row-egg-pan': {
    kgothatso: {
      rating: 5,
      daysAgo: 155,
      text: 'Two eggs, no oil, no washing up to speak of. My favourite thing in this kitchen.',
    },
  },
  'dassie-carbon-steel-pan': {
    pieter: {
      rating: 5,
      daysAgo: 218,
      text: 'Eerste maand was moeilik, nou gly alles. A pan for the fire and for life.',
    },
    priya: {
      rating: 2,
      daysAgo: 145,
      text: 'Too much work for me. I forgot to dry it once and it rusted. It is as they describe it, just not for my life.',
    },
  },
  'potjieberg-number-three-potjie': {
    pieter: { rating: 5, daysAgo: 130, text: 'Swaar, eerlik en klaar geolie. Ons eerste potjie was dadelik reg.' },
    mulalo: { rating: 5, daysAgo: 108, text: 'Cooked for ten on site at the end of the job. Nobody left early.' },
    sipho: {
      rating: 4,
      daysAgo: 79,
      text: 'Good thick iron. The wire handle was a bit bent, easy to fix with pliers.',
    },
    nosipho: { rating: 5, daysAgo: 49, text: 'Umngqusho like at home. Takes its time, and so do we.' },
  },
  'potjieberg-oumas-number-two-potjie': {
    anneline: { rating: 4, daysAgo: 195, text: 'Net reg vir ons vyf. Dit staan stewig op die gasring.' },
  },
  'marula-row-stoep-mugs': {
    lerato: {
      rating: 5,
      daysAgo: 66,
      text: 'Everyone in the family has a colour, so nobody can say it was not their mug in the sink.',
    },
    kgothatso: {
      rating: 4,
      daysAgo: 54,
      text: 'Nice and heavy, keeps the tea warm. The yellow is more mustard than in the picture.',
    },
    priya: {
      rating: 5,
      daysAgo: 48,
      text: 'Good size for filter coffee. They survived the dishwasher a hundred times, or so it feels.',
    },
    ayesha: {
      rating: 3,
      daysAgo: 37,
      text: 'One of the four had a rough edge underneath and scratched my table. They sent a new one.',
    },
    tshepo: { rating: 5, daysAgo: 29, text: 'Two for me, two for visitors. I have never had more than two visitors.' },
    thandi: { rating: 5, daysAgo: 15, text: 'My sister took the green one home. I am ordering again.' },
  },
  'dassie-sage-mugs': {
    zanele: {
      rating: 5,
      daysAgo: 62,
      text: 'The thumb-rest is a small joy every morning. Ke a di rata haholo, says my assistant, and she is right.',
    },
  },
  'blikkie-kamp-mugs': {
    tshepo: {
      rating: 5,
      daysAgo: 170,
      text: 'Dropped one off a rock in the Magaliesberg. It has a dent and a story now.',
    },
  },
  'marula-row-dinner-set': {
    ayesha: {
      rating: 4,
      daysAgo: 21,
      text: 'Lovely for every day. Eleven pieces is a strange number, one bowl short for four people.',
    },
  },
  'blikkie-first-flat-dinner-set': {
    kgothatso: {
      rating: 4,
      daysAgo: 222,
      text: 'Everything I needed for my first flat. Thin, but nothing has broken yet.',
    },
    tshepo: { rating: 4, daysAgo: 100, text: 'Broke one plate, replaced it for less than a coffee, as promised.' },
  },
}
