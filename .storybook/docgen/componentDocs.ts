import type { InputType } from 'storybook/internal/types'
import { type ESTree, Visitor } from 'vite'
import { argTypeOf } from './argTypeOf.ts'
import type { SourceFile } from './sourceFile.ts'
import { membersOf } from './typeNodes.ts'

/** What the docs page of a component says: its comment, and a row for each prop. */
export interface ComponentDocs {
  name: string
  description: string
  argTypes: Record<string, InputType>
}

/** The docs of every component that a file exports: functions, also in `memo`, and styled elements. */
export const readComponentDocs = (file: SourceFile): ComponentDocs[] =>
  file.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const name = id.type === 'Identifier' ? id.name : ''
      const props = /^[A-Z]/.test(name) && init ? propsOf(init) : undefined
      if (!props) return []
      // A name that begins with $ is for the styles of the component only.
      const rows = props.type ? membersOf(props.type, file).filter((row) => !row.name.startsWith('$')) : []
      const shown = rows.map((member) => argTypeOf(member, props.defaults(file).get(member.name)))
      const argTypes = Object.fromEntries(shown.map((argType) => [argType.name, argType]))
      return { name, description: file.commentBefore(statement.start), argTypes }
    })
  })

interface Props {
  type: ESTree.TSType | undefined
  defaults(file: SourceFile): Map<string, string>
}

const propsOf = (value: ESTree.Expression): Props | undefined => {
  if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression') {
    const [parameter] = value.params
    const pattern = parameter?.type === 'ObjectPattern' || parameter?.type === 'Identifier' ? parameter : undefined
    return {
      type: pattern?.typeAnnotation?.typeAnnotation ?? undefined,
      defaults: (file) => (pattern?.type === 'ObjectPattern' ? defaultsOf(pattern, file) : new Map()),
    }
  }
  if (value.type === 'CallExpression') {
    const [wrapped] = value.arguments
    return wrapped && wrapped.type !== 'SpreadElement' ? propsOf(wrapped) : undefined
  }
  if (value.type !== 'TaggedTemplateExpression') return
  return { type: typeOfTag(value), defaults: (file) => defaultsInside(value, file) }
}

/** The props of a styled element: the type before its template. */
const typeOfTag = ({ typeArguments }: ESTree.TaggedTemplateExpression) => typeArguments?.params[0]

const defaultsInside = (template: ESTree.TaggedTemplateExpression, file: SourceFile) => {
  const found = new Map<string, string>()
  const visitor = new Visitor({
    ObjectPattern: (pattern) => {
      for (const [name, text] of defaultsOf(pattern, file)) found.set(name, text)
    },
  })
  const statement: ESTree.ExpressionStatement = { ...template, type: 'ExpressionStatement', expression: template }
  visitor.visit({ ...file.program, body: [statement] })
  return found
}

const defaultsOf = ({ properties }: ESTree.ObjectPattern, { text }: SourceFile) =>
  new Map(
    properties.flatMap((property): [string, string][] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
      if (property.value.type !== 'AssignmentPattern') return []
      const { start, end } = property.value.right
      return [[property.key.name, text.slice(start, end)]]
    }),
  )
