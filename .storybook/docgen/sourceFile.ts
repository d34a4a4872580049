import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

const root = join(import.meta.dirname, '../..')

type TypeDeclaration = ESTree.TSTypeAliasDeclaration | ESTree.TSInterfaceDeclaration

/** A parsed file of the ui-kit. */
export interface SourceFile {
  path: string
  text: string
  program: ESTree.Program
  /** The types that the file declares, by name. */
  types: ReadonlyMap<string, TypeDeclaration>
  /** Where the names that it imports from the ui-kit are declared. */
  imports: ReadonlyMap<string, { path: string; name: string }>
  /** The documentation comment directly before a place of the text. */
  commentBefore(start: number): string
}

const parsed = new Map<string, { changed: number; file: SourceFile }>()

/** Parses a file, or returns what was parsed of it before unless it has changed. */
export const readSource = (path: string): SourceFile => {
  const changed = statSync(path).mtimeMs
  const known = parsed.get(path)
  if (known?.changed === changed) return known.file
  const file = parseSource(path, readFileSync(path, 'utf8'))
  parsed.set(path, { changed, file })
  return file
}

/** Parses the text of a file. */
export const parseSource = (path: string, text: string): SourceFile => {
  const { program, comments } = parseSync(path, text, { lang: 'tsx' })
  const types = new Map<string, TypeDeclaration>()
  const imports = new Map<string, { path: string; name: string }>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImports(path, statement, imports)
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'TSTypeAliasDeclaration' || declared?.type === 'TSInterfaceDeclaration')
      types.set(declared.id.name, declared)
  }
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const commentBefore = (start: number) => {
    const doc = docs.findLast(({ end }) => end <= start)
    return doc && text.slice(doc.end, start).trim() === '' ? textOf(doc.value) : ''
  }
  return { path, text, program, types, imports, commentBefore }
}

const addImports = (
  path: string,
  statement: ESTree.ImportDeclaration,
  imports: Map<string, { path: string; name: string }>,
) => {
  const target = statement.source.value
  const resolved = target.startsWith('#ui-kit/')
    ? join(root, target.slice(1))
    : target.startsWith('.') && join(dirname(path), target)
  if (!resolved) return
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
      imports.set(specifier.local.name, { path: resolved, name: specifier.imported.name })
  }
}

const textOf = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*\s?/, '').trim())
    .filter((line) => line !== '')
    .join(' ')
