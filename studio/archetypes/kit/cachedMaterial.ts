import type { Material } from 'three'

const materials = new Map<string, Material>()

/** The material of that name: made once, so that its shader is compiled once a run. */
export const cachedMaterial = <Kind extends Material>(name: string, make: () => Kind): Material =>
  materials.getOrInsertComputed(name, make)
