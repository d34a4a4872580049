const kept = 40

export interface Trace {
  /** Writes a step down. */
  step(line: string): void
  /** How many steps there were. */
  steps(): number
  /** Stands for every step there was, in order. */
  hash(): string
  /** The steps of the end. */
  last(): readonly string[]
}

/** What happened, step by step. `print` is given every line as it comes. */
export const openTrace = (print?: (line: string) => void): Trace => {
  let steps = 0
  let hash = 0x811c9dc5
  let last: string[] = []

  return {
    step: (line) => {
      steps += 1
      hash = withLine(hash, line)
      print?.(line)
      if (last.push(line) > kept * 10) last = last.slice(-kept)
    },
    steps: () => steps,
    hash: () => (hash >>> 0).toString(16).padStart(8, '0'),
    last: () => last.slice(-kept),
  }
}

// FNV-1a, 32 bits.
const withLine = (before: number, line: string) => {
  let hash = before
  for (let index = 0; index < line.length; index += 1) hash = Math.imul(hash ^ line.charCodeAt(index), 0x01000193)
  return hash
}
