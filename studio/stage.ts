import { BasicShadowMap, Scene, WebGLRenderer } from 'three'
import { addLights } from './lights.ts'
import { photographer } from './photographer.ts'
import { allPictures } from './pictures.ts'
import { patchShaders } from './shading.ts'

/** What the page of the studio offers to the program that opened it. */
export interface Studio {
  /** Takes one picture; answers a PNG as a data address. A draft is quick and coarse. */
  take: (name: string, draft: boolean) => string
}

patchShaders()
const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
renderer.setClearColor('#000000', 0)
renderer.autoClear = false
renderer.shadowMap.enabled = true
renderer.shadowMap.type = BasicShadowMap

const scene = new Scene()
const room = { renderer, scene, lights: addLights(scene) }
const photographers = {
  square: photographer(room, { size: [800, 800], exposures: 16 }),
  wide: photographer(room, { size: [800, 500], exposures: 8 }),
  desk: photographer(room, { size: [1120, 630], exposures: 24 }),
  phone: photographer(room, { size: [640, 480], exposures: 24 }),
}
const sketchers = {
  square: photographer(room, { size: [480, 480], exposures: 4 }),
  wide: photographer(room, { size: [480, 300], exposures: 4 }),
  desk: photographer(room, { size: [720, 405], exposures: 6 }),
  phone: photographer(room, { size: [480, 360], exposures: 6 }),
}

const take: Studio['take'] = (name, draft) => {
  const picture = allPictures[name]
  if (!picture) throw new Error(`No picture is called ${name}`)
  const { format = 'square' } = picture
  const { [format]: photograph } = draft ? sketchers : photographers
  photograph(picture)
  return renderer.domElement.toDataURL('image/png')
}

Object.assign(window, { studio: { take } satisfies Studio })
