import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The flags of Node with which `npm start` runs the shop of a checkout. */
export const nodeFlagsOf = (checkout: string): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as Package
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

interface Package {
  scripts: { start: string }
}
