import { ShaderChunk, ShaderMaterial, UniformsLib, UniformsUtils } from 'three'
import { surroundings } from './surroundings.ts'

/** The lamps of one exposure: points of the key light first, then points of the sky. */
export const keyLamps = 2
export const skyLamps = 4

// A lamp is only a point of a wide light, so its mirror image would be a dot: reflections come from the surroundings alone, and
// what a place cannot see of the sky dims its reflections and its ambient light.
const lambertOnly = /* glsl */ `
int lampNumber = 0;
float openSky = 0.0;
void fromLamp(const in IncidentLight lamp, const in vec3 normal, const in PhysicalMaterial material, inout ReflectedLight reflected) {
  float facing = dot(normal, lamp.direction);
  if (lampNumber >= ${keyLamps}) openSky += step(0.0, facing) * step(0.001, lamp.color.r) / ${skyLamps}.0;
  lampNumber++;
  reflected.directDiffuse += max(facing, 0.0) * lamp.color * BRDF_Lambert(material.diffuseContribution);
}
#undef RE_Direct
#define RE_Direct(lamp, position, normal, viewDir, coatNormal, material, reflected) fromLamp(lamp, normal, material, reflected)
`

const mirroring = /* glsl */ `
#ifdef STANDARD
  radiance += mirrored(geometryViewDir, geometryNormal, material.roughness);
#endif
`

const dimmedAmbient = /* glsl */ `
#ifdef STANDARD
  reflectedLight.indirectDiffuse *= mix(0.38, 1.15, openSky);
  reflectedLight.indirectSpecular *= mix(0.24, 1.15, openSky);
#endif
`

/** Patches three's shader chunks with the lighting of the stage. Call it before the first frame. */
export const patchShaders = () => {
  ShaderChunk.lights_physical_pars_fragment += lambertOnly + surroundings
  ShaderChunk.lights_fragment_end = mirroring + ShaderChunk.lights_fragment_end
  ShaderChunk.aomap_fragment = dimmedAmbient
}

/** A floor that is nothing but shadow: `key` and `sky` say how dark the shadow of each light is, 0 to 1. */
export const shadowFloor = (key: number, sky: number) =>
  new ShaderMaterial({
    lights: true,
    transparent: true,
    depthWrite: false,
    uniforms: UniformsUtils.merge([UniformsLib.lights]),
    vertexShader: floorVertex,
    fragmentShader: floorFragment(key / keyLamps, sky / skyLamps),
  })

const floorVertex = /* glsl */ `
#include <common>
#include <shadowmap_pars_vertex>
void main() {
  #include <beginnormal_vertex>
  #include <defaultnormal_vertex>
  #include <begin_vertex>
  #include <project_vertex>
  #include <worldpos_vertex>
  #include <shadowmap_vertex>
}`

const floorFragment = (key: number, sky: number) => /* glsl */ `
#include <common>
#include <packing>
#include <lights_pars_begin>
#include <shadowmap_pars_fragment>
void main() {
  float dark = 0.0;
  DirectionalLightShadow lamp;
  #pragma unroll_loop_start
  for (int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i++) {
    lamp = directionalLightShadows[i];
    dark += (UNROLLED_LOOP_INDEX < ${keyLamps} ? ${key} : ${sky}) * (1.0 - getShadow(directionalShadowMap[i], lamp.shadowMapSize, lamp.shadowIntensity, lamp.shadowBias, lamp.shadowRadius, vDirectionalShadowCoord[i]));
  }
  #pragma unroll_loop_end
  gl_FragColor = vec4(0.0, 0.0, 0.0, dark);
}`
