import type { Opinions } from '#api/demo/opinion.ts'

export const rooms: Opinions = {
  'sneeuberg-winter-duvet': {
    thandi: { rating: 5, daysAgo: 159, text: 'It was minus three outside and I was too warm. First time ever.' },
    pieter: {
      rating: 4,
      daysAgo: 148,
      text: 'Warm en lig. It is a tight fit in our machine, an eight-kilogram one is better.',
    },
    nomvula: { rating: 5, daysAgo: 136, text: 'Three children under one duvet watching TV. The stitching holds.' },
    lerato: {
      rating: 4,
      daysAgo: 119,
      text: 'Very warm, perhaps too warm for Joburg except in July. Ho monate haholo on a cold night.',
    },
    anneline: { rating: 5, daysAgo: 91, text: 'Sag, warm en droog in een dag op die lyn.' },
    rhulani: { rating: 2, daysAgo: 64, text: 'Too hot for Limpopo. My own mistake, so two stars for the weather.' },
  },
  'sneeuberg-striped-blanket': {
    priya: {
      rating: 5,
      daysAgo: 194,
      text: 'The colours glow on our old couch. It shed a little fluff in the first wash, then no more.',
    },
    nosipho: { rating: 5, daysAgo: 126, text: 'I bought it as a gift and kept it. Sorry, sister.' },
  },
  'sneeuberg-maluti-blanket': {
    lerato: {
      rating: 5,
      daysAgo: 178,
      text: 'My grandfather had one like this. E futhumetse, e ntle. I cried a little when I opened it.',
    },
    pieter: {
      rating: 4,
      daysAgo: 161,
      text: 'Bietjie krapperig aan die begin, maar warmer as enigiets anders in die huis.',
    },
    kgothatso: {
      rating: 5,
      daysAgo: 127,
      text: 'Wore it over my shoulders at a cold graduation. Many questions, all answered with this website.',
    },
    mulalo: {
      rating: 4,
      daysAgo: 85,
      text: 'Thick and well made. It smells of sheep when it is damp, they did warn us.',
    },
    zanele: { rating: 5, daysAgo: 54, text: 'One on every bed in the B&B. Nobody has asked for a second duvet since.' },
  },
  'sneeuberg-pillow-pair': {
    nomvula: { rating: 4, daysAgo: 139, text: 'Soft but not flat. After three washes they still stand up.' },
  },
  'sneeuberg-bath-towels': {
    ayesha: {
      rating: 5,
      daysAgo: 45,
      text: 'Thick, thirsty and the colours go with everything. Dry slowly in winter.',
    },
    zanele: { rating: 4, daysAgo: 38, text: 'Good hotel feeling. Wash the teal ones separately the first time.' },
  },
  'hlanzeka-yard-broom': {
    mulalo: { rating: 5, daysAgo: 225, text: 'Sweeps cement dust all day. The bristles are still straight.' },
    lerato: { rating: 4, daysAgo: 115, text: 'Good broom, clever dustpan lip. A bit stiff for my tiles inside.' },
  },
  'hlanzeka-ten-litre-bucket': {
    kgothatso: { rating: 5, daysAgo: 185, text: 'It is a bucket and it is perfect.' },
  },
  'plekkie-52-litre-box': {
    nomvula: {
      rating: 5,
      daysAgo: 255,
      text: 'School clothes, winter clothes, Christmas. Three boxes and I can see what is in each of them.',
    },
    thandi: { rating: 4, daysAgo: 190, text: 'Stack well. One clip is hard to open with wet hands.' },
    anneline: { rating: 5, daysAgo: 145, text: 'Pas presies onder ons bed. Ek het nog twee bestel.' },
    sipho: { rating: 4, daysAgo: 94, text: 'Strong enough for tools. In the sun the lid gets a little soft.' },
    kgothatso: {
      rating: 3,
      daysAgo: 40,
      text: 'Good box, but it came with a scratch right across the front. Inside is fine.',
    },
  },
  'plekkie-clothes-airer': {
    nosipho: { rating: 4, daysAgo: 78, text: 'Dries a full load in my flat overnight. Folds flat behind the door.' },
  },
  'khanyela-desk-lamp': {
    tshepo: { rating: 5, daysAgo: 72, text: 'Stays where I put it, which no other lamp in my life has done.' },
    ayesha: {
      rating: 4,
      daysAgo: 34,
      text: 'Good for sewing. I would like the switch on the lamp and not on the cord.',
    },
  },
  'khanyela-solar-lantern': {
    rhulani: {
      rating: 5,
      daysAgo: 190,
      text: 'We are off the grid in the village and this is our kitchen light. It charges my phone as well.',
    },
    nomvula: { rating: 5, daysAgo: 171, text: 'Three of them in the house. Loadshedding is almost cosy now.' },
    mulalo: {
      rating: 4,
      daysAgo: 120,
      text: 'Bright and strong. In the rainy week it did not charge fully, then I used the cable.',
    },
    tshepo: { rating: 5, daysAgo: 96, text: 'Studied a whole evening on one charge. Sharp!' },
    thandi: { rating: 4, daysAgo: 77, text: 'Very good light. The loop feels a little thin, I hang it carefully.' },
    sipho: { rating: 5, daysAgo: 52, text: 'Took it fishing in St Lucia. Twelve hours is true on the lowest level.' },
    anneline: { rating: 4, daysAgo: 33, text: 'Handig en lig. Die groen is mooi.' },
    lerato: { rating: 3, daysAgo: 12, text: 'Good light, but the first one did not charge. The second one is fine.' },
  },
  'sonhoek-kamp-lantern': {
    nosipho: {
      rating: 5,
      daysAgo: 230,
      text: 'Folds small and found itself in the grass, as they joke. The children fight over it.',
    },
  },
  'khanyela-bedside-lamp': {
    zanele: {
      rating: 5,
      daysAgo: 19,
      text: 'The light really is like honey. Each foot is a little different, so do not expect a perfect pair.',
    },
  },
}
