import { join } from 'node:path'

/** The folder where shops that tests and benchmarks start keep their compiled code: the one that the shop's own program names. */
export const compiledCode = join(import.meta.dirname, '../../node_modules/.cache/compiled')
