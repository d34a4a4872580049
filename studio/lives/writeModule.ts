/** A constant of a written module. Its value consists of what JSON knows. */
export interface Constant {
  name: string
  /** Its TypeScript type, and the file that exports the type; without a file it is a type of the language. */
  type: { name: string; from?: string | undefined }
  doc: string
  value: unknown
  /** Only other constants of its file name it. */
  isLocal?: boolean
}

/** A module of fixtures: its file in the repository, and its constants. */
export interface Module {
  file: string
  constants: readonly Constant[]
}

/** The program that writes the modules. */
const program = '`npm run lives`'

/** The sources of the modules, by file. What an earlier constant holds is named, not written again. */
export const writeModules = (modules: readonly Module[]): Map<string, string> => {
  const known = new Map<string, { name: string; file: string }>()
  return new Map(
    modules.map(({ file, constants }) => {
      const imported = new Map<string, Set<string>>()
      const typeImports = new Map<string, Set<string>>()
      const bodies = constants.map(({ name, type, doc, value, isLocal }) => {
        const nameOf = (part: unknown) => {
          const found = known.get(JSON.stringify(part))
          if (found && found.file !== file) addTo(imported, found.file, found.name)
          return found?.name
        }
        const written = writeValue(value, nameOf)
        known.set(JSON.stringify(value), { name, file })
        if (type.from) addTo(typeImports, type.from, importedType(type.name))
        return `/** ${doc} */\n${isLocal ? '' : 'export '}const ${name}: ${type.name} = ${written}\n`
      })
      const imports = [
        ...[...imported].map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '#${from}'`),
        ...[...typeImports].map(([from, names]) => `import type { ${[...names].sort().join(', ')} } from '#${from}'`),
      ].sort((one, other) => pathIn(one).localeCompare(pathIn(other), 'en'))
      return [file, [...imports, `\n// Written by ${program}.\n`, ...bodies].join('\n')]
    }),
  )
}

// The last capitalized word of a type is its own name: those of the language stand around it.
const importedType = (type: string) => type.match(/\b[A-Z]\w+/g)?.at(-1) ?? ''

const pathIn = (line: string) => /'#(.*)'/.exec(line)?.[1] ?? ''

const addTo = (map: Map<string, Set<string>>, key: string, name: string) =>
  map.set(key, (map.get(key) ?? new Set()).add(name))

/** A value as source text. Undefined fields are left out. */
const writeValue = (value: unknown, nameOf: (part: unknown) => string | undefined): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const name = isLong(value) ? nameOf(value) : undefined
  if (name) return name
  if (Array.isArray(value)) return `[${value.map((each) => writeValue(each, nameOf)).join(', ')}]`
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${writeValue(field, nameOf)}`).join(', ')} }`
}

// A short object is easier to read than its name.
const isLong = (value: object) => JSON.stringify(value).length > 60
