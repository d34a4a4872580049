import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Figures } from './figures.ts'

/** Milliseconds between two lines. */
const pace = 2000

/** Tells now and then how far along the log a long piece of work is. */
export const tellProgress = ({ note }: Figures, what: string, head: number) => {
  let told = performance.now()
  return (facts: readonly StoredFact[]) => {
    if (performance.now() - told < pace) return
    told = performance.now()
    note(`${what}: at position ${facts.at(-1)?.position ?? 0} of ${head}`)
  }
}
