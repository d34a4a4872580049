export type CategoryNode = { name: string; children?: readonly CategoryNode[] | undefined }

/** Whether the category at this path is the product's category or one of its ancestors. */
export const isOnPath = (chosen: readonly string[], path: readonly string[]) =>
  path.every((name, level) => chosen[level] === name)

/** The tree with the product's own path added: a draft may be in a category without listed products. */
export const withPath = (
  tree: readonly CategoryNode[],
  [first, ...rest]: readonly string[],
): readonly CategoryNode[] => {
  if (first === undefined) return tree
  const nodes = tree.some(({ name }) => name === first) ? tree : [...tree, { name: first }]

  return nodes.map((node) => (node.name === first ? { ...node, children: withPath(node.children ?? [], rest) } : node))
}
