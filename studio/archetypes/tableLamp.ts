import { Color, type Material } from 'three'
import { lathe, post } from './kit/lathe.ts'
import { brass, type Colour, glow } from './kit/materials.ts'
import { patterned } from './kit/patterns.ts'
import { detail, group, row } from './kit/place.ts'
import { ball, ring, wire } from './kit/tube.ts'

export interface TableLampLook {
  foot: Material
  shade: Colour
  /** How much warmer than its cloth the lit shade looks. */
  light?: Colour
  metal?: Material
  shape?: keyof typeof feet
  size?: number
}

/** A table lamp, 39 cm high, with a round foot; its cloth shade is lit from within. */
export const tableLamp = ({
  foot,
  shade,
  light = '#ffc983',
  metal = brass(),
  shape = 'ball',
  size = 1,
}: TableLampLook) =>
  group(
    [
      lathe(feet[shape], foot, { smooth: shape === 'vase' }),
      lathe('0 0, 2 0 0.2, 1.9 0.8 0.2, 0.8 1.2 0.3, 0.8 5.6, 0 5.6', metal, { at: [0, 16.2, 0] }),
      detail(shaded(linen(shade, light), metal)),
    ],
    { scale: size },
  )

const feet = {
  ball: '0 0, 5 0 0.3, 5.3 0.9 0.3, 7.6 2.6 2.4, 8.7 8 6, 7 13.4 3.6, 2.4 15.9 1.2, 2.1 16.6 0.3, 0 16.6',
  vase: '0 0, 5.2 0, 6 0.5, 7.6 4, 8.6 8, 8 11.4, 5.4 13.9, 3 15, 2.6 16, 3.1 16.8, 0 16.9',
}

// The glow fades from the bulb's height to the two rims; `totalEmissiveRadiance` is three's light of the surface itself.
const fading = (middle: string) =>
  `(0.92 + 0.08 * woven(vPart / 0.4)); totalEmissiveRadiance *= (0.75 + 0.6 * exp(-pow((vPart.y - ${middle}) / 7.0, 2.0))) * (0.93 + 0.07 * woven(vPart / 0.4))`

const linen = (shade: Colour, light: Colour) => {
  const lit = new Color(light).multiply(new Color(shade))
  return patterned(
    'lit linen',
    { color: shade, roughness: 0.95, emissive: lit, emissiveIntensity: 0.62, envMapIntensity: 0.6 },
    { tint: fading('6.5'), height: 'woven(vPart / 0.4)', bump: 0.07 },
  )
}

const shaded = (cloth: Material, metal: Material) =>
  group(
    [
      lathe('14 0, 14.1 0.1, 9.6 18, 9.5 18, 13.8 0.2', cloth),
      ring(14, 0.22, cloth, { at: [0, 0.1, 0] }),
      ring(9.55, 0.22, cloth, { at: [0, 17.9, 0] }),
      ...row(3, (index) => group([wire('0 16.6 0, 0 17 9.5', 0.18, metal)], { turn: [0, 120 * index + 15, 0] })),
      post(1, 1.6, metal, { at: [0, 15.8, 0], edge: 0.3 }),
      ball(3, glow('#ffe2ae', 1.2), { at: [0, 8, 0], scale: [1, 1.2, 1] }),
      post(0.5, 16, metal, { at: [0, 0, 0] }),
    ],
    { at: [0, 20.4, 0] },
  )
