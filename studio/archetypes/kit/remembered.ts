import type { Material } from 'three'

const known = new Map<string, Material>()

/** The material of that name: made once, so that its shader is compiled once a run. */
export const remembered = <Kind extends Material>(name: string, make: () => Kind): Material =>
  known.getOrInsertComputed(name, make)
