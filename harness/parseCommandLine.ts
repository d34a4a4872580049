import { parseArgs } from 'node:util'

/** One option of a program: how its value is read from the text that was given, or from none. */
interface Option<Value> {
  type: 'string' | 'boolean'
  /** Throws `RangeError` with one sentence where the text is invalid. */
  read(name: string, given: string | boolean | undefined): Value
}

interface WholeNumberBounds<Default> {
  min: number
  max?: number
  default?: Default
}

type OptionTable = Record<string, Option<unknown>>

/** The values that a table of options describes. */
export type OptionsOf<Table extends OptionTable> = { [Name in keyof Table]: ReturnType<Table[Name]['read']> }

export const wholeNumber = <Default extends number | undefined = undefined>(bounds: WholeNumberBounds<Default>) =>
  textOption((name, given) => {
    if (given === undefined) return bounds.default as Default
    const { min, max = Number.MAX_SAFE_INTEGER } = bounds
    const value = numberIn(given)
    if (Number.isSafeInteger(value) && value >= min && value <= max) return value
    const range = bounds.max === undefined ? `from ${min}` : `from ${min} to ${max}`
    throw new RangeError(`--${name} must be a whole number ${range}, not ${given}`)
  })

/** A number above 0, with or without a fraction. */
export const positive = (standard: number) =>
  textOption((name, given) => {
    const value = given === undefined ? standard : numberIn(given)
    if (Number.isFinite(value) && value > 0) return value
    throw new RangeError(`--${name} must be a number above 0, not ${given}`)
  })

export const oneOf = <const Name extends string>(...names: readonly Name[]) =>
  textOption((option, given) => {
    const name = names.find((one) => one === given)
    if (name !== undefined || given === undefined) return name
    throw new RangeError(`--${option} must be one of ${names.join(', ')}, not ${given}`)
  })

/** Any text. */
export const text = <Default extends string | undefined = undefined>(standard?: Default) =>
  textOption((_, given) => given ?? (standard as Default))

/** An option without a value: whether it was given. */
export const flag: Option<boolean> = { type: 'boolean', read: (_, given) => given === true }

/** The parser of a table of options. It throws with one sentence where the arguments are invalid. */
export const optionParser =
  <Table extends OptionTable>(table: Table) =>
  (args: readonly string[]) => {
    const { values } = parseArgs({ args: [...args], options: table as OptionTable })
    return Object.fromEntries(
      Object.entries(table).map(([name, option]) => [name, option.read(name, values[name])]),
    ) as OptionsOf<Table>
  }

/** Reads the command line with `parse`. Where `parse` throws, prints the message with the usage line and returns undefined. */
export const parseCommandLine = <Options>(
  parse: (args: readonly string[]) => Options,
  usage: string,
): Options | undefined => {
  try {
    return parse(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}. Use: ${usage}`)
    return undefined
  }
}

const textOption = <Value>(read: (name: string, given: string | undefined) => Value): Option<Value> => ({
  type: 'string',
  read: (name, given) => read(name, given === undefined ? undefined : String(given)),
})

const numberIn = (given: string) => (given.trim() === '' ? Number.NaN : Number(given))
