import { useId } from 'react'
import { styled } from 'styled-components'
import { radioMarkStyles } from '#ui-kit/elements/markStyles.ts'
import { type CategoryNode, isOnPath, withPath } from './categoryTree.ts'
import { FieldGroup } from './FieldGroup.tsx'

type CategoryPickerProps = {
  /** Id of the field, for its label and its error. */
  id?: string | undefined
  /** The categories, with those below them. */
  tree: readonly CategoryNode[]
  /** From the top category down. */
  chosen: readonly string[]
  /** Called with the names of all categories that are ticked. */
  onChange: (chosen: readonly string[]) => void
  /** What is wrong with the value, in one sentence; the field is then marked as invalid. */
  error?: string | undefined
  /** Whether the field can be read but not changed. */
  disabled?: boolean | undefined
}

/** Selects the categories of a product, one per level. The subcategories of a category are shown once it is selected. */
export const CategoryPicker = ({ id, tree, chosen, onChange, error, disabled }: CategoryPickerProps) => (
  <FieldGroup id={id} legend="Categories" hint="One per level." error={error} disabled={disabled}>
    <Level nodes={withPath(tree, chosen)} path={[]} chosen={chosen} onChange={onChange} />
  </FieldGroup>
)

type LevelProps = Pick<CategoryPickerProps, 'chosen' | 'onChange'> & {
  nodes: readonly CategoryNode[]
  path: readonly string[]
}

const Level = ({ nodes, path, chosen, onChange }: LevelProps) => {
  const name = useId()
  const parent = path.at(-1)

  return (
    <Names role="radiogroup" aria-label={parent === undefined ? 'Category' : `Below ${parent}`}>
      {parent !== undefined && (
        <Choice name={name} label="No subcategory" checked={!chosen[path.length]} onChoose={() => onChange(path)} />
      )}
      {nodes.map(({ name: category, children = [] }) => {
        const ownPath = [...path, category]
        const isSelected = isOnPath(chosen, ownPath)
        return (
          <div key={category}>
            <Choice name={name} label={category} checked={isSelected} onChoose={() => onChange(ownPath)} />
            {isSelected && children.length > 0 && (
              <Level nodes={children} path={ownPath} chosen={chosen} onChange={onChange} />
            )}
          </div>
        )
      })}
    </Names>
  )
}

type ChoiceProps = { name: string; label: string; checked: boolean; onChoose: () => void }

const Choice = ({ name, label, checked, onChoose }: ChoiceProps) => (
  <Line>
    <Dot type="radio" name={name} checked={checked} onChange={onChoose} />
    {label}
  </Line>
)

const Names = styled.div`
  && [role='radiogroup'] {
    padding-left: var(--space-4);
    margin-left: 10px;
    border-left: 2px solid var(--line);
  }
`

const Line = styled.label`
  display: flex;
  min-height: 44px;
  align-items: flex-start;
  gap: var(--space-3);
  padding-block: 10px;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has(:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`

const Dot = styled.input`
  ${radioMarkStyles}
`
