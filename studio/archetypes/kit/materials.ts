import {
  Color,
  DoubleSide,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  MeshStandardMaterial,
} from 'three'
import { cachedMaterial } from './cachedMaterial.ts'

/** As in CSS: `#e4482e`. */
export type Colour = string

/** Shiny stove enamel or glaze: a hard clear coat over the colour. */
export const enamel = (colour: Colour) => made(`enamel ${colour}`, { color: colour, roughness: 0.12 })

/** Polished plastic. */
export const gloss = (colour: Colour) => made(`gloss ${colour}`, { color: colour, roughness: 0.24 })

/** Ordinary moulded plastic or powder-coated steel. */
export const plastic = (colour: Colour) => made(`plastic ${colour}`, { color: colour, roughness: 0.46 })

/** Rubber, soft grips, matt paint. */
export const rubber = (colour: Colour) => made(`rubber ${colour}`, { color: colour, roughness: 0.8 })

/** Paper and card: no shine at all. */
export const paper = (colour: Colour) =>
  made(`paper ${colour}`, { color: colour, roughness: 0.95, envMapIntensity: 0.8 })

/** Brushed or cast metal; `roughness` 0.1 is polished, 0.5 is dull. */
export const metal = (colour: Colour, roughness = 0.32) =>
  made(`metal ${colour} ${roughness}`, { color: colour, roughness, metalness: 1 })

export const steel = () => metal('#c9cccf', 0.3)
export const chrome = () => metal('#eceef0', 0.08)
export const aluminium = () => metal('#d3d5d7', 0.45)
export const brass = () => metal('#e0b355', 0.24)
export const copper = () => metal('#cf8a68', 0.24)
export const castIron = () => made('cast iron', { color: '#2c2e31', roughness: 0.62, metalness: 0.35 })

/** Clear or tinted glass or plastic: `opacity` 0.1 is a clear pane, 0.7 nearly hides what is behind. */
export const glass = (colour: Colour = '#dfeff2', opacity = 0.1) =>
  cachedMaterial(`glass ${colour} ${opacity}`, () => {
    const material = new MeshPhysicalMaterial({
      color: colour,
      roughness: 0.04,
      opacity,
      transparent: true,
      side: DoubleSide,
      depthWrite: false,
      envMapIntensity: 1.3,
    })
    material.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace(
        '#include <opaque_fragment>',
        `${shine}#include <opaque_fragment>`,
      )
    }
    return material
  })

/** Juice, milk, paint: a thick liquid that passes some light on, so that it is never dark inside its glass. */
export const juice = (colour: Colour) =>
  made(`juice ${colour}`, { color: colour, roughness: 0.3, emissive: colour, emissiveIntensity: 0.22 })

/** Light that comes out of the thing: displays, pilot lamps, glowing bars. */
export const glow = (colour: Colour, strength = 1) =>
  cachedMaterial(
    `glow ${colour} ${strength}`,
    () => new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength) }),
  )

// What glass reflects is as opaque as it is bright.
const shine = 'diffuseColor.a = clamp(diffuseColor.a + dot(totalSpecular, vec3(0.4)), 0.0, 1.0);\n'

const made = (name: string, parameters: MeshPhysicalMaterialParameters) =>
  cachedMaterial(name, () =>
    parameters.clearcoat ? new MeshPhysicalMaterial(parameters) : new MeshStandardMaterial(parameters),
  )
