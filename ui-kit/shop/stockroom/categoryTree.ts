export type CategoryNode = { name: string; children?: readonly CategoryNode[] | undefined }

/** The chosen names after one was ticked or unticked: those above come with it, those below go with it. */
export const categoryTicked = (
  tree: readonly CategoryNode[],
  chosen: readonly string[],
  path: readonly string[],
  on: boolean,
) => {
  const below = namesBelow(nodeAt(tree, path))
  const names = new Set(
    on ? [...chosen, ...path] : chosen.filter((name) => name !== path.at(-1) && !below.includes(name)),
  )

  return [...inOrder(tree, names), ...[...names].filter((name) => !known(tree, name))]
}

const nodeAt = (tree: readonly CategoryNode[], [first, ...rest]: readonly string[]): CategoryNode | undefined => {
  const node = tree.find(({ name }) => name === first)
  return rest.length === 0 ? node : nodeAt(node?.children ?? [], rest)
}

const namesBelow = (node: CategoryNode | undefined): string[] =>
  (node?.children ?? []).flatMap((child) => [child.name, ...namesBelow(child)])

// The tree's order, so that a top category stands before those below it.
const inOrder = (tree: readonly CategoryNode[], names: ReadonlySet<string>) =>
  tree
    .flatMap((node) => [node.name, ...namesBelow(node)])
    .filter((name, place, all) => names.has(name) && all.indexOf(name) === place)

const known = (tree: readonly CategoryNode[], wanted: string) =>
  tree.some((node) => node.name === wanted || namesBelow(node).includes(wanted))
