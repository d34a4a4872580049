import type { ESTree } from 'vite'
import { readSource, type SourceFile } from './sourceFile.ts'

/** A type as it is written, with the file that its names belong to. */
export interface WrittenType {
  node: ESTree.TSType
  file: SourceFile
}

/** A property of an object type. */
export interface Member extends WrittenType {
  name: string
  required: boolean
  description: string
}

/** The type that a name stands for, through imports of the ui-kit; an interface as its members. */
export const resolveName = (name: string, file: SourceFile): WrittenType | undefined => {
  const declared = file.types.get(name)
  if (declared?.type === 'TSTypeAliasDeclaration') return { node: declared.typeAnnotation, file }
  const imported = file.imports.get(name)
  return imported && resolveName(imported.name, readSource(imported.path))
}

export const nameOf = (node: ESTree.TSTypeReference) => (node.typeName.type === 'Identifier' ? node.typeName.name : '')

/** Without `undefined`, `readonly` and parentheses around it. */
export const bareType = (node: ESTree.TSType): ESTree.TSType => {
  if (node.type === 'TSParenthesizedType') return bareType(node.typeAnnotation)
  if (node.type === 'TSTypeOperator' && node.operator === 'readonly') return bareType(node.typeAnnotation)
  if (node.type !== 'TSUnionType') return node
  const types = node.types.filter(({ type }) => type !== 'TSUndefinedKeyword')
  const [only] = types
  return only && types.length === 1 ? bareType(only) : { ...node, types }
}

/** The properties of an object type, of all parts of an intersection or union, without the attributes of HTML elements. */
export const membersOf = (node: ESTree.TSType, file: SourceFile): Member[] => {
  const bare = bareType(node)
  switch (bare.type) {
    case 'TSTypeLiteral':
      return signaturesOf(bare.members, file)
    case 'TSIntersectionType':
      return byName(bare.types.flatMap((type) => membersOf(type, file)))
    case 'TSUnionType':
      return ofUnion(bare.types.map((type) => membersOf(type, file)))
    case 'TSTypeReference':
      return ofReference(bare, file)
    default:
      return []
  }
}

const signaturesOf = (signatures: readonly ESTree.TSSignature[], file: SourceFile): Member[] =>
  signatures.flatMap((signature) => {
    if (signature.type !== 'TSPropertySignature' || !signature.typeAnnotation) return []
    const { key, optional, typeAnnotation, start } = signature
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
    return {
      name,
      required: !optional,
      description: file.commentBefore(start),
      node: typeAnnotation.typeAnnotation,
      file,
    }
  })

const ofReference = (node: ESTree.TSTypeReference, file: SourceFile): Member[] => {
  const [first, second] = node.typeArguments?.params ?? []
  const members = first ? membersOf(first, file) : []
  const names = second ? literalsOf({ node: second, file }) : []
  switch (nameOf(node)) {
    case 'Omit':
      return members.filter(({ name }) => !names.includes(name))
    case 'Pick':
      return members.filter(({ name }) => names.includes(name))
    case 'Partial':
      return members.map((member) => ({ ...member, required: false }))
    case 'Required':
      return members.map((member) => ({ ...member, required: true }))
    case 'PropsWithChildren':
      return members
  }
  const declared = interfaceOf(nameOf(node), file)
  if (declared) return declared
  const resolved = resolveName(nameOf(node), file)
  return resolved ? membersOf(resolved.node, resolved.file) : []
}

const interfaceOf = (name: string, file: SourceFile): Member[] | undefined => {
  const declared = file.types.get(name)
  if (declared?.type !== 'TSInterfaceDeclaration') {
    const imported = file.imports.get(name)
    return imported && interfaceOf(imported.name, readSource(imported.path))
  }
  const bases = declared.extends.flatMap(({ expression }) =>
    expression.type === 'Identifier' ? (interfaceOf(expression.name, file) ?? []) : [],
  )
  return byName([...bases, ...signaturesOf(declared.body.body, file)])
}

const byName = (members: readonly Member[]) => [...new Map(members.map((member) => [member.name, member])).values()]

/** A property of a union is required if every part has it. */
const ofUnion = (parts: readonly Member[][]) =>
  byName(parts.flat()).map((member) => ({
    ...member,
    required: parts.every((part) => part.some(({ name, required }) => required && name === member.name)),
  }))

/** The values of a literal type or of a union of such; none if it has another part. */
export const literalsOf = ({ node, file }: WrittenType): (string | number)[] => {
  const bare = bareType(node)
  if (bare.type === 'TSLiteralType' && bare.literal.type === 'Literal') {
    const { value } = bare.literal
    return typeof value === 'string' || typeof value === 'number' ? [value] : []
  }
  if (bare.type === 'TSTypeReference') {
    const resolved = resolveName(nameOf(bare), file)
    return resolved ? literalsOf(resolved) : []
  }
  if (bare.type !== 'TSUnionType') return []
  const parts = bare.types.map((type) => literalsOf({ node: type, file }))
  return parts.some((part) => part.length === 0) ? [] : parts.flat()
}
