import { MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three'
import { cachedMaterial } from './cachedMaterial.ts'
import type { Colour } from './materials.ts'

/** Wood with its grain along one of the part's own axes; oiled by default, `roughness` 0.25 is varnished. */
export const wood = (colour: Colour = '#b9834f', grain: 'x' | 'y' | 'z' = 'y', roughness = 0.55) =>
  patterned(`wood ${grain}`, { color: colour, roughness }, { tint: timber(grain) })

/** Woven cloth. `weave` is the width of a thread in centimetres: 0.12 linen, 0.3 a blanket. */
export const cloth = (colour: Colour, weave = 0.12) =>
  patterned(
    `cloth ${weave}`,
    { color: colour, roughness: 0.95, envMapIntensity: 0.7 },
    { height: woven(weave), bump: weave * 0.5, tint: `1.0 - 0.1 * (1.0 - ${woven(weave)})` },
  )

/** Deep pile: towels, bath mats, fleece. */
export const pile = (colour: Colour, tuft = 0.25) =>
  patterned(
    `pile ${tuft}`,
    { color: colour, roughness: 1, envMapIntensity: 0.6 },
    { height: tufts(tuft), bump: tuft * 0.7, tint: `0.86 + 0.22 * ${tufts(tuft)}` },
  )

/** A cast or hammered surface: terracotta, cast iron, moulded paper. */
export const grainy = (colour: Colour, grain = 0.1, { roughness = 0.8, metalness = 0 } = {}) =>
  patterned(
    `grainy ${grain}`,
    { color: colour, roughness, metalness },
    { height: `noise(vPart / ${grain.toFixed(3)})`, bump: grain * 0.35 },
  )

/** Steel with fine brush marks along one of the part's own axes. */
export const brushed = (colour: Colour = '#c9cccf', along: 'x' | 'y' | 'z' = 'x') =>
  patterned(`brushed ${along}`, { color: colour, roughness: 0.32, metalness: 1 }, { tint: marks(along) })

interface Pattern {
  /** GLSL: a factor for the colour at `vPart`, the point in the part's own centimetres. */
  tint?: string
  /** GLSL: the height at `vPart`, 0 to 1, and how many centimetres 1 is. */
  height?: string
  bump?: number
}

/** A material whose colour or relief is computed from the point on the part, so it needs no texture. */
export const patterned = (
  name: string,
  parameters: MeshStandardMaterialParameters,
  { tint, height, bump = 0 }: Pattern,
) =>
  cachedMaterial(`${name} ${JSON.stringify(parameters)}`, () => {
    const material = new MeshStandardMaterial(parameters)
    material.customProgramCacheKey = () => name
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = `varying vec3 vPart;\n${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvPart = position;',
      )
      shader.fragmentShader = `varying vec3 vPart;\n${noise}\n${shader.fragmentShader}`
        .replace(
          '#include <color_fragment>',
          `#include <color_fragment>\n${tint ? `diffuseColor.rgb *= ${tint};` : ''}`,
        )
        .replace(
          '#include <normal_fragment_maps>',
          `#include <normal_fragment_maps>\n${height ? relief(height, bump) : ''}`,
        )
    }
    return material
  })

const across = { x: 'vPart.zyx', y: 'vPart.xzy', z: 'vPart' }

const timber = (grain: 'x' | 'y' | 'z') => `timber(${across[grain]})`
const marks = (along: 'x' | 'y' | 'z') => `(0.94 + 0.12 * noise(${across[along]} * vec3(24.0, 24.0, 0.5)))`
const woven = (weave: number) => `woven(vPart / ${weave.toFixed(3)})`
const tufts = (tuft: number) =>
  `(0.6 * noise(vPart / ${tuft.toFixed(3)}) + 0.4 * noise(vPart / ${(tuft * 0.4).toFixed(3)}))`

// Mikkelsen, "Bump Mapping Unparametrized Surfaces on the GPU"; the part is scaled, so the gradient is taken against vPart.
const relief = (height: string, bump: number) => `{
  float h = (${height}) * ${bump.toFixed(4)};
  vec3 dx = dFdx(-vViewPosition); vec3 dy = dFdy(-vViewPosition);
  float scale = length(dx) / max(length(dFdx(vPart)), 1e-6);
  vec3 r1 = cross(dy, normal); vec3 r2 = cross(normal, dx);
  float det = dot(dx, r1);
  vec3 slope = sign(det) * (dFdx(h) * scale * r1 + dFdy(h) * scale * r2);
  normal = normalize(abs(det) * normal - slope);
}`

const noise = `
float hash(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec3 x) {
  vec3 i = floor(x); vec3 f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float timber(vec3 p) {
  float bend = noise(p * vec3(0.35, 0.35, 0.06)) * 3.0;
  float rings = 0.5 + 0.5 * sin((p.x + 0.6 * p.y) * 3.2 + bend * 4.0);
  float fibre = noise(p * vec3(14.0, 14.0, 0.7));
  return 1.06 - 0.16 * rings - 0.14 * fibre;
}
float woven(vec3 p) { vec3 s = abs(sin(p * 3.14159)); return max(s.x * s.y, max(s.y * s.z, s.x * s.z)); }
`
