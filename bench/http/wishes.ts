import { parseArgs } from 'node:util'

export interface Wishes {
  /** How many products the large shop has. */
  products: number
  /** How long each call is made by each number of callers. */
  seconds: number
  /** What is measured; everything where nobody says. */
  flow?: Flow | undefined
}

const flows = ['catalogue', 'orders'] as const
type Flow = (typeof flows)[number]

export const usage =
  'npm run bench:http -- [--products <how many>] [--seconds <how long each call is made>] [--flow catalogue|orders]'

/** Reads the program's arguments. Throws with one sentence where they make no sense. */
export const wishesOf = (args: readonly string[]): Wishes => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { products: text, seconds: text, flow: text } })
  return {
    products: whole('products', values.products ?? '100000'),
    seconds: whole('seconds', values.seconds ?? '3'),
    ...(values.flow !== undefined && { flow: flowNamed(values.flow) }),
  }
}

const flowNamed = (written: string) => {
  const flow = flows.find((name) => name === written)
  if (flow) return flow
  throw new RangeError(`--flow must be one of ${flows.join(', ')}, not ${written}`)
}

const whole = (name: string, written: string) => {
  const value = Number(written)
  if (Number.isSafeInteger(value) && value >= 1 && written.trim() !== '') return value
  throw new RangeError(`--${name} must be a whole number from 1, not ${written}`)
}
