import { styled } from 'styled-components'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { type CategoryNode, categoryTicked } from './categoryTree.ts'
import { FieldGroup } from './FieldGroup.tsx'

type CategoryPickerProps = {
  id?: string | undefined
  tree: readonly CategoryNode[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error?: string | undefined
  disabled?: boolean | undefined
}

/** Where a product stands: any number of categories. The levels below one are shown once it is ticked. */
export const CategoryPicker = ({ id, tree, chosen, onChange, error, disabled }: CategoryPickerProps) => {
  const toggle = (path: readonly string[], on: boolean) => onChange(categoryTicked(tree, chosen, path, on))

  return (
    <FieldGroup id={id} legend="Categories" error={error} disabled={disabled}>
      <Level nodes={tree} path={[]} chosen={chosen} onToggle={toggle} />
    </FieldGroup>
  )
}

type LevelProps = {
  nodes: readonly CategoryNode[]
  path: readonly string[]
  chosen: readonly string[]
  onToggle: (path: readonly string[], on: boolean) => void
}

const Level = ({ nodes, path, chosen, onToggle }: LevelProps) => (
  <Names aria-label={path.length > 0 ? `Below ${path.at(-1)}` : undefined}>
    {nodes.map(({ name, children = [] }) => {
      const own = [...path, name]
      const ticked = chosen.includes(name)
      return (
        <li key={name}>
          <Checkbox label={name} checked={ticked} onChange={(on) => onToggle(own, on)} />
          {ticked && children.length > 0 && <Level nodes={children} path={own} chosen={chosen} onToggle={onToggle} />}
        </li>
      )
    })}
  </Names>
)

const Names = styled.ul`
  && ul {
    padding-left: var(--space-4);
    margin-left: 10px;
    border-left: 2px solid var(--line);
  }
`
