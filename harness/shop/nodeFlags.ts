import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The flags of Node with which `npm start` runs the shop of a checkout. */
export const nodeFlagsOf = (checkout: string) => startArgumentsOf(checkout).filter((word) => word.startsWith('--'))

/** All arguments that `npm start` passes to Node in a checkout: the flags, and the program of the shop. */
export const startArgumentsOf = (checkout: string): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as Package
  return scripts.start.split(' ').slice(1)
}

interface Package {
  scripts: { start: string }
}
