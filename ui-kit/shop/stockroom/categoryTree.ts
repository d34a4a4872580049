export type CategoryNode = { name: string; children?: readonly CategoryNode[] | undefined }

/** Whether a product stands in the category at this path, or below it. */
export const isChosen = (chosen: readonly string[], path: readonly string[]) =>
  path.every((name, level) => chosen[level] === name)

/** The tree with the product's own path in it: a draft may stand where no listed product does. */
export const withOwnPath = (
  tree: readonly CategoryNode[],
  [first, ...below]: readonly string[],
): readonly CategoryNode[] => {
  if (first === undefined) return tree
  const all = tree.some(({ name }) => name === first) ? tree : [...tree, { name: first }]

  return all.map((node) =>
    node.name === first ? { ...node, children: withOwnPath(node.children ?? [], below) } : node,
  )
}
