import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readComponentDocs } from '#storybook/docgen/componentDocs.ts'
import { parseSource } from '#storybook/docgen/sourceFile.ts'

const path = join(import.meta.dirname, '../ui-kit/elements/Planted.tsx')
const docsOf = (text: string) => readComponentDocs(parseSource(path, text))

const price = `
import type { ReactNode } from 'react'
type Size = 'small' | 'large'
type Amount = {
  /** Formatted. */
  amount: string
}
type PriceProps = Amount & Omit<Struck, 'struck'> & {
  /** How large. */
  size?: Size | undefined
  /** Stands before it. */
  icon?: ReactNode
  lines: readonly { label: string }[]
  onChange: (amount: string) => void
}
interface Struck { struck: boolean; was?: number | undefined }
/** What something costs. */
export const Price = ({ amount, size = 'small' }: PriceProps) => <b>{amount}</b>
`

describe('the docs of a component', () => {
  const [docs] = docsOf(price)
  const description = docs?.description
  const argTypes = docs?.argTypes ?? {}
  const rows = Object.values(argTypes)
  const row = (name: string) => argTypes[name]

  it('have its comment, and a row for each prop of all parts of its type', () => {
    expect(description).toBe('What something costs.')
    expect(rows.map(({ name }) => name)).toEqual(['amount', 'was', 'size', 'icon', 'lines', 'onChange'])
  })

  it.each([
    ['amount', 'string', true],
    ['was', 'number', false],
    ['size', "'small' | 'large'", false],
    ['icon', 'ReactNode', false],
    ['lines', '{ label: string }[]', true],
    ['onChange', '(amount: string) => void', true],
  ])('say that %s is %s, required: %s', (name, type, required) => {
    expect(row(name)).toMatchObject({ table: { type: { summary: type } }, type: { required } })
  })

  it('have the comments and defaults of the props', () => {
    expect(row('size')).toMatchObject({ description: 'How large.', table: { defaultValue: { summary: "'small'" } } })
  })

  it('offer the choices of a union, and no editor of what cannot be written as JSON', () => {
    expect(row('size')?.type).toMatchObject({ name: 'enum', value: ['small', 'large'] })
    expect(row('icon')?.control).toBe(false)
    expect(row('lines')).not.toHaveProperty('control')
  })
})

it('the docs of a styled element have its props, but for those of its styles only', () => {
  const [row] = docsOf(`
/** Lays its children out in a row. */
export const Row = styled.div.withConfig(omitProps('gap'))<{
  /** Step of the scale. */
  gap?: 1 | 2 | undefined
  $first?: number
}>\`gap: \${({ gap = 2 }) => gap}\`
`)

  expect(row?.description).toBe('Lays its children out in a row.')
  expect(Object.keys(row?.argTypes ?? {})).toEqual(['gap'])
  expect(row?.argTypes['gap']).toMatchObject({ table: { type: { summary: '1 | 2' }, defaultValue: { summary: '2' } } })
})

it('the docs follow types into other files of the ui-kit, and see through memo', () => {
  const [card] = docsOf(`
import { memo } from 'react'
import type { ButtonKind } from './Button.tsx'
export const Card = memo(({ kind }: { kind: ButtonKind }) => <b>{kind}</b>)
`)

  expect(card?.argTypes['kind']?.type).toMatchObject({ name: 'enum', value: expect.arrayContaining(['primary']) })
})
