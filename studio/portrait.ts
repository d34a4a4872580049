import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import type { DemoPortrait } from '#api/demo/serviceProviders.ts'

type Looks = NonNullable<openPeeps.Options['head']>

/** A portrait as SVG, drawn with Open Peeps. What `look` leaves open is chosen by the name, so it stays the same. */
export const portraitOf = (name: string, look: DemoPortrait) => {
  const head = headsOf(look)
  const beards: openPeeps.Options['facialHair'] = look.hair
    ? ['full4', 'moustache9']
    : ['chin', 'full', 'full2', 'goatee2']
  return createAvatar(openPeeps, {
    seed: name,
    size: 640,
    scale: 92,
    translateY: 4,
    head,
    face: look.beard ? calmFaces : [...calmFaces, 'cute', 'smile', 'smileTeethGap'],
    skinColor: skins[look.skin],
    headContrastColor: look.cover ? cloths : hairColours(look),
    clothingColor: cloths,
    backgroundColor: ['fbe6d8', 'f7eedd', 'f8e7e3', 'fdeccb', 'e8efdf', 'f3dcc8'],
    facialHair: beards,
    facialHairProbability: look.beard ? 100 : 0,
    accessories: ['glasses', 'glasses2', 'glasses3', 'glasses5'],
    accessoriesProbability: look.glasses ? 100 : 0,
    maskProbability: 0,
  }).toString()
}

// A grin would disappear in a beard.
const calmFaces: NonNullable<openPeeps.Options['face']> = ['smile', 'smile', 'calm', 'cute']

const skins = {
  light: ['f3cfae', 'ecbf98'],
  tan: ['d6a273', 'c99263'],
  brown: ['b07a4e', 'a26c42'],
  deep: ['8a5a3c', '794c32', '6b432d', '96643f'],
}

const cloths = [
  '0f5c4e',
  'a83c19',
  'f5b83d',
  '157f83',
  '2f6fb3',
  '6b2f56',
  'c0613f',
  '93c9b0',
  'd89a1e',
  '22345c',
  'ec7a62',
  'f2e8d3',
]

const hairColours = ({ hair, skin }: DemoPortrait) => {
  if (hair) return ['cfcac4', 'b5b0aa', 'dedad5']
  return skin === 'light' ? ['724133', 'b58143', 'a55728', '4a312c'] : ['2c1b18', '3a241c']
}

const headsOf = ({ person, skin, hair, cover }: DemoPortrait): Looks => {
  if (cover) return cover === 'hijab' ? ['hijab'] : ['turban']
  if (hair) return grey[person]
  return skin === 'deep' ? african[person] : others[person]
}

const grey: Record<DemoPortrait['person'], Looks> = {
  woman: ['grayBun', 'grayMedium'],
  man: ['grayShort', 'noHair1', 'noHair3'],
}

const african: Record<DemoPortrait['person'], Looks> = {
  woman: [
    'afro',
    'bantuKnots',
    'bun',
    'bun2',
    'buns',
    'cornrows',
    'cornrows2',
    'dreads1',
    'dreads2',
    'longCurly',
    'bangs2',
    'medium1',
  ],
  man: [
    'flatTop',
    'short1',
    'short2',
    'short3',
    'shaved1',
    'noHair1',
    'twists',
    'twists2',
    'dreads2',
    'hatBeanie',
    'afro',
    'shaved2',
  ],
}

const others: Record<DemoPortrait['person'], Looks> = {
  woman: [
    'long',
    'longBangs',
    'medium1',
    'medium2',
    'medium3',
    'mediumBangs',
    'mediumBangs2',
    'mediumStraight',
    'bangs',
    'longCurly',
  ],
  man: ['short1', 'short2', 'short4', 'short5', 'pomp', 'shaved2', 'shaved3'],
}
