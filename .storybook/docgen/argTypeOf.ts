import type { InputType, SBType } from 'storybook/internal/types'
import type { ESTree } from 'vite'
import type { SourceFile } from './sourceFile.ts'
import { bareType, literalsOf, type Member, membersOf, nameOf, resolveName, type WrittenType } from './typeNodes.ts'

/** A longer type is shown on demand. */
const longestSummary = 80

/** The row of the prop table for one prop. Only what can be written as JSON has a control. */
export const argTypeOf = (member: Member, defaultValue: string | undefined): InputType => {
  const { name, description, required } = member
  const type: SBType = { ...sbTypeOf(member), required }
  return {
    name,
    description,
    type,
    table: { type: shownType(member), ...(defaultValue && { defaultValue: { summary: defaultValue } }) },
    ...(isEditable(type, member) ? {} : { control: false as const }),
  }
}

const sbTypeOf = ({ node, file }: WrittenType): SBType => {
  const bare = bareType(node)
  const literals = literalsOf({ node: bare, file })
  if (literals.length > 0) return { name: 'enum', value: literals }
  switch (bare.type) {
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return { name: 'string' }
    case 'TSNumberKeyword':
      return { name: 'number' }
    case 'TSBooleanKeyword':
      return { name: 'boolean' }
    case 'TSFunctionType':
      return { name: 'function' }
    case 'TSTypeReference': {
      const resolved = resolveName(nameOf(bare), file)
      return resolved ? sbTypeOf(resolved) : { name: 'other', value: nameOf(bare) }
    }
    default:
      return { name: 'other', value: textOf(bare, file) }
  }
}

const isEditable = ({ name }: SBType, type: WrittenType) =>
  ['string', 'number', 'boolean', 'enum', 'function'].includes(name) || isPlainData(type)

/** Whether every value of the type can be written as JSON. */
const isPlainData = ({ node, file }: WrittenType, depth = 0): boolean => {
  const bare = bareType(node)
  if (depth > 4) return false
  if (literalsOf({ node: bare, file }).length > 0) return true
  const isPlain = (part: ESTree.TSType) => isPlainData({ node: part, file }, depth + 1)
  switch (bare.type) {
    case 'TSStringKeyword':
    case 'TSNumberKeyword':
    case 'TSBooleanKeyword':
      return true
    case 'TSArrayType':
      return isPlain(bare.elementType)
    case 'TSUnionType':
      return bare.types.every(isPlain)
    case 'TSTypeLiteral':
    case 'TSIntersectionType':
    case 'TSTypeReference': {
      const members = membersOf(bare, file)
      return members.length > 0 && members.every((member) => isPlainData(member, depth + 1))
    }
    default:
      return false
  }
}

/** The type as one reads it: the choices of a named union, the parts of a named object on demand. */
const shownType = ({ node, file }: WrittenType) => {
  const bare = bareType(node)
  const literals = literalsOf({ node: bare, file })
  if (literals.length > 0) return summarized(literals.map((value) => quoted(value)).join(' | '), bare, file)
  const resolved = bare.type === 'TSTypeReference' ? resolveName(nameOf(bare), file) : undefined
  const summary = textOf(bare, file)
  return resolved ? { summary, detail: detailOf(resolved) } : summarized(summary, bare, file)
}

const summarized = (text: string, node: ESTree.TSType, file: SourceFile) =>
  text.length <= longestSummary ? { summary: text } : { summary: shortName(node, file), detail: text }

const shortName = (node: ESTree.TSType, file: SourceFile) => {
  switch (node.type) {
    case 'TSTypeReference':
      return nameOf(node)
    case 'TSFunctionType':
      return 'function'
    case 'TSUnionType':
      return 'one of'
    case 'TSArrayType':
      return 'list'
    default:
      return `${textOf(node, file).slice(0, longestSummary)}…`
  }
}

const detailOf = ({ node, file }: WrittenType) => {
  const members = membersOf(node, file)
  if (members.length === 0) return textOf(bareType(node), file)
  return members
    .map((member) => `${member.name}${member.required ? '' : '?'}: ${textOf(bareType(member.node), member.file)}`)
    .join('\n')
}

const quoted = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value))

/** A type in one line, without comments. */
const textOf = (node: ESTree.TSType, { text }: SourceFile) => {
  const written =
    node.type === 'TSUnionType'
      ? node.types.map(({ start, end }) => text.slice(start, end)).join(' | ')
      : text.slice(node.start, node.end)
  return written
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
