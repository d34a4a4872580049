import { styled } from 'styled-components'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'
import { type CategoryNode, isChosen, withOwnPath } from './categoryTree.ts'
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

/** Where a product stands: one category at each level. The level below one is shown once it is ticked. */
export const CategoryPicker = ({ id, tree, chosen, onChange, error, disabled }: CategoryPickerProps) => (
  <FieldGroup
    id={id}
    legend="Categories"
    hint="One at each level: ticking another takes its place."
    error={error}
    disabled={disabled}
  >
    <Level nodes={withOwnPath(tree, chosen)} path={[]} chosen={chosen} onChange={onChange} />
  </FieldGroup>
)

type LevelProps = Pick<CategoryPickerProps, 'chosen' | 'onChange'> & {
  nodes: readonly CategoryNode[]
  path: readonly string[]
}

const Level = ({ nodes, path, chosen, onChange }: LevelProps) => (
  <Names aria-label={path.length > 0 ? `Below ${path.at(-1)}` : undefined}>
    {nodes.map(({ name, children = [] }) => {
      const own = [...path, name]
      const ticked = isChosen(chosen, own)
      return (
        <li key={name}>
          <Checkbox label={name} checked={ticked} onChange={(on) => onChange(on ? own : path)} />
          {ticked && children.length > 0 && <Level nodes={children} path={own} chosen={chosen} onChange={onChange} />}
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
