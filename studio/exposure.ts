import {
  type BlendingDstFactor,
  Color,
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
  ZeroFactor,
} from 'three'

/** A film of `size` pixels on which many exposures add up. */
export const film = (renderer: WebGLRenderer, size: number) => {
  const frame = new WebGLRenderTarget(size, size, { type: HalfFloatType })
  const sum = new WebGLRenderTarget(size, size, { type: FloatType, depthBuffer: false, magFilter: LinearFilter })
  const speck = new WebGLRenderTarget(1, 1)
  const pass = quad(addition, OneFactor)
  pass.material.uniforms['film'] = { value: frame.texture }
  return {
    texture: sum.texture,
    clear: () => empty(renderer, sum),
    expose: (shoot: () => void) => {
      empty(renderer, frame)
      shoot()
      renderer.setRenderTarget(sum)
      renderer.render(pass, lens)
    },
    /** Prepares the scene's shadows as an exposure does, but takes no light. */
    skip: (shoot: () => void) => {
      renderer.setRenderTarget(speck)
      shoot()
    },
  }
}

export type Film = ReturnType<typeof film>

/** Puts the product's film over its shadow's film over the tile, on the canvas; each share is one exposure's part of its film. */
export const darkroom = (renderer: WebGLRenderer, product: Film, shadow: Film) => {
  const pass = quad(development, ZeroFactor)
  Object.assign(pass.material.uniforms, { product: { value: product.texture }, shadow: { value: shadow.texture } })
  return ({ shares, tile }: { shares: [product: number, shadow: number]; tile: string }) => {
    pass.material.uniforms['shares'] = { value: shares }
    pass.material.uniforms['tile'] = { value: new Vector3().setFromColor(new Color(tile)) }
    renderer.setRenderTarget(null)
    renderer.render(pass, lens)
  }
}

const lens = new OrthographicCamera(-1, 1, 1, -1, 0, 1)

const empty = (renderer: WebGLRenderer, target: WebGLRenderTarget) => {
  renderer.setRenderTarget(target)
  renderer.clear()
}

const quad = (fragmentShader: string, blendDst: BlendingDstFactor) => {
  const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
  const blend = { blending: CustomBlending, blendSrc: OneFactor, blendDst }
  const material = new ShaderMaterial({ vertexShader, fragmentShader, depthTest: false, depthWrite: false, ...blend })
  return new Mesh(new PlaneGeometry(2, 2), material)
}

const addition = 'varying vec2 at; uniform sampler2D film; void main() { gl_FragColor = texture2D(film, at); }'

// Khronos' "PBR Neutral" keeps a product's colour what it is and only rolls off the highlights. The tile is not tone mapped.
const development = /* glsl */ `
varying vec2 at;
uniform sampler2D product;
uniform sampler2D shadow;
uniform vec2 shares;
uniform vec3 tile;

vec3 neutral(vec3 c) {
  float least = min(c.r, min(c.g, c.b));
  c -= least < 0.08 ? least - 6.25 * least * least : 0.04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < 0.76) return c;
  float top = 1.0 - 0.0576 / (peak - 0.52);
  return mix(c * top / peak, vec3(top), 1.0 - 1.0 / (0.15 * (peak - top) + 1.0));
}

// The steps between the exposures of a shadow melt into each other.
float softened() {
  float shade = 0.0;
  for (int x = -1; x <= 1; x++)
    for (int y = -1; y <= 1; y++) shade += texture2D(shadow, at + vec2(float(x), float(y)) * 0.004).a;
  return shade / 9.0;
}

void main() {
  vec4 light = texture2D(product, at) * shares.x;
  vec3 ground = tile * (1.0 - softened() * shares.y);
  vec3 colour = max(neutral(light.rgb), 0.0) + ground * (1.0 - light.a);
  gl_FragColor = vec4(mix(colour * 12.92, 1.055 * pow(colour, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, colour)), 1.0);
}`
