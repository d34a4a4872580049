const keptSteps = 40

export interface Trace {
  /** Records a step. */
  step(line: string): void
  /** How many steps there were. */
  steps(): number
  /** Hash of all steps, in order. */
  hash(): string
  /** The last steps. */
  last(): readonly string[]
}

/** Records all steps of a run. Calls `print` with each line as it comes. */
export const openTrace = (print?: (line: string) => void): Trace => {
  let steps = 0
  let hash = 0x811c9dc5
  let last: string[] = []

  return {
    step: (line) => {
      steps += 1
      hash = hashLine(hash, line)
      print?.(line)
      if (last.push(line) > keptSteps * 10) last = last.slice(-keptSteps)
    },
    steps: () => steps,
    hash: () => (hash >>> 0).toString(16).padStart(8, '0'),
    last: () => last.slice(-keptSteps),
  }
}

// FNV-1a, 32 bits.
const hashLine = (before: number, line: string) => {
  let hash = before
  for (let index = 0; index < line.length; index += 1) hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193)
  return hash
}
