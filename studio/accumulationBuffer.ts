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

/** A film, that is a float render target of `width` by `height` pixels that sums many frames. */
export const accumulationBuffer = (renderer: WebGLRenderer, [width, height]: Size) => {
  const frame = new WebGLRenderTarget(width, height, { type: HalfFloatType })
  const sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false, magFilter: LinearFilter })
  const discardTarget = new WebGLRenderTarget(1, 1)
  const pass = quad(copyShader, OneFactor)
  pass.material.uniforms['film'] = { value: frame.texture }
  return {
    texture: sum.texture,
    clear: () => clearTarget(renderer, sum),
    accumulate: (shoot: () => void) => {
      clearTarget(renderer, frame)
      shoot()
      renderer.setRenderTarget(sum)
      renderer.render(pass, quadCamera)
    },
    /** Renders the shadow maps as a frame does, but adds nothing to the sum. */
    updateShadows: (shoot: () => void) => {
      renderer.setRenderTarget(discardTarget)
      shoot()
    },
  }
}

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number]

export type AccumulationBuffer = ReturnType<typeof accumulationBuffer>

/** Draws the product over its shadow over the tile, on the canvas. Each share is the weight of one frame in its sum. */
export const createCompositor = (renderer: WebGLRenderer, product: AccumulationBuffer, shadow: AccumulationBuffer) => {
  const pass = quad(compositeShader, ZeroFactor)
  Object.assign(pass.material.uniforms, { product: { value: product.texture }, shadow: { value: shadow.texture } })
  return ({ shares, tile }: { shares: [product: number, shadow: number]; tile: string }) => {
    pass.material.uniforms['shares'] = { value: shares }
    pass.material.uniforms['tile'] = { value: new Vector3().setFromColor(new Color(tile)) }
    renderer.setRenderTarget(null)
    renderer.render(pass, quadCamera)
  }
}

const quadCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)

const clearTarget = (renderer: WebGLRenderer, target: WebGLRenderTarget) => {
  renderer.setRenderTarget(target)
  renderer.clear()
}

const quad = (fragmentShader: string, blendDst: BlendingDstFactor) => {
  const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
  const blend = { blending: CustomBlending, blendSrc: OneFactor, blendDst }
  const material = new ShaderMaterial({ vertexShader, fragmentShader, depthTest: false, depthWrite: false, ...blend })
  return new Mesh(new PlaneGeometry(2, 2), material)
}

const copyShader = 'varying vec2 at; uniform sampler2D film; void main() { gl_FragColor = texture2D(film, at); }'

// Khronos' "PBR Neutral" keeps a product's colour what it is and only rolls off the highlights. The tile is not tone mapped.
const compositeShader = /* glsl */ `
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

// Blurs the steps between the frames of a shadow.
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
