/** `['a', 'b', 'c']` in a sentence: `a, b and c`. */
export const listOfLabels = (labels: readonly string[]) =>
  labels.length < 2 ? labels.join() : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
