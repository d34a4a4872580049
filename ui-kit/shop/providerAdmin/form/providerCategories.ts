/** A node of the tree of provider categories; `value` is its slug. */
export type ProviderCategoryNode = {
  value: string
  label: string
  children?: readonly ProviderCategoryNode[] | undefined
}

/** What the levels of the tree are called, from the top down. */
export const categoryLevelNames = ['Group', 'Trade', 'Speciality']

/** The nodes to choose from at each level: the groups, then the children of what is chosen, as long as there are any. */
export const categoryLevels = (
  tree: readonly ProviderCategoryNode[],
  [first, ...rest]: readonly string[],
): (readonly ProviderCategoryNode[])[] => {
  const children = tree.find(({ value }) => value === first)?.children ?? []
  return children.length > 0 ? [tree, ...categoryLevels(children, rest)] : [tree]
}

/** The labels of a path; a value that is no longer in the tree stands for itself. */
export const categoryLabels = (tree: readonly ProviderCategoryNode[], path: readonly string[]): string[] => {
  const [first, ...rest] = path
  if (first === undefined) return []
  const node = tree.find(({ value }) => value === first)
  return [node?.label ?? first, ...categoryLabels(node?.children ?? [], rest)]
}
