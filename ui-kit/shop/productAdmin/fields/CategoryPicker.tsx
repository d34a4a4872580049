import { styled } from 'styled-components'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { type CategoryNode, isOnPath, withPath } from './categoryTree.ts'
import { FieldGroup } from './FieldGroup.tsx'

type CategoryPickerProps = {
  id?: string | undefined
  tree: readonly CategoryNode[]
  /** From the top category down. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error?: string | undefined
  disabled?: boolean | undefined
}

/** Selects the categories of a product, one per level. The subcategories of a category are shown once it is selected. */
export const CategoryPicker = ({ id, tree, chosen, onChange, error, disabled }: CategoryPickerProps) => (
  <FieldGroup
    id={id}
    legend="Categories"
    hint="One per level: ticking another replaces it."
    error={error}
    disabled={disabled}
  >
    <Level nodes={withPath(tree, chosen)} path={[]} chosen={chosen} onChange={onChange} />
  </FieldGroup>
)

type LevelProps = Pick<CategoryPickerProps, 'chosen' | 'onChange'> & {
  nodes: readonly CategoryNode[]
  path: readonly string[]
}

const Level = ({ nodes, path, chosen, onChange }: LevelProps) => (
  <Names aria-label={path.length > 0 ? `Below ${path.at(-1)}` : undefined}>
    {nodes.map(({ name, children = [] }) => {
      const ownPath = [...path, name]
      const isSelected = isOnPath(chosen, ownPath)
      return (
        <li key={name}>
          <Checkbox label={name} checked={isSelected} onChange={(isChecked) => onChange(isChecked ? ownPath : path)} />
          {isSelected && children.length > 0 && (
            <Level nodes={children} path={ownPath} chosen={chosen} onChange={onChange} />
          )}
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
