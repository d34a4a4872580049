/** The texts of the red kettle's product page. */
export const kettleContent = {
  overview: 'Boils a full pot of tea in under four minutes, then switches itself off.',
  description:
    'The Rondavel is round because round pours better: the wide base heats evenly and the spout lets go of the last drop. The handle stays cool, the lid opens with one thumb, and the window on the side shows how many cups are in it.\n\nMade for South African plugs and for mornings that start before the sun does.',
  features: [
    'Lifts off its base, so no cord follows you to the table',
    'Switches off when it boils, and when it is empty',
    'Limescale filter that rinses clean under the tap',
    'Water window marked in cups and litres',
  ],
  specifications: [
    { name: 'Capacity', value: '1.7 litres' },
    { name: 'Power', value: '2 200 W, 220–240 V' },
    { name: 'Material', value: 'Enamelled steel' },
    { name: 'Cord', value: '75 cm, three-pin plug (SANS 164-1)' },
    { name: 'Weight', value: '1.2 kg' },
  ],
  whatsInTheBox: ['Kettle with lid and filter', 'Base with cord', 'Guide in English, isiZulu and Sepedi'],
  warranty: '2 years',
}
