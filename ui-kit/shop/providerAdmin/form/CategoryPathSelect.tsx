import { Select } from '#ui-kit/elements/Select.tsx'
import { FieldGroup } from '#ui-kit/shop/productAdmin/fields/FieldGroup.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { categoryLevelNames, categoryLevels, type ProviderCategoryNode } from './providerCategories.ts'

type CategoryPathSelectProps = {
  id?: string | undefined
  tree: readonly ProviderCategoryNode[]
  /** From the top group down. */
  path: readonly string[]
  onChange: (path: readonly string[]) => void
  error?: string | undefined
  disabled?: boolean | undefined
}

/** Selects a path of the category tree, level by level. */
export const CategoryPathSelect = ({ id, tree, path, onChange, error, disabled }: CategoryPathSelectProps) => (
  <FieldGroup id={id} legend="Category" legendHidden error={error} disabled={disabled}>
    <Stack gap={3}>
      {categoryLevels(tree, path).map((nodes, level) => (
        <Select
          key={categoryLevelNames[level]}
          label={categoryLevelNames[level] ?? ''}
          value={path[level] ?? ''}
          placeholder={level === 0 ? 'Choose a group' : 'All of it'}
          disabled={disabled}
          options={nodes.map(({ value, label }) => ({ value, label }))}
          onChange={(value) => onChange([...path.slice(0, level), value].filter(Boolean))}
        />
      ))}
    </Stack>
  </FieldGroup>
)
