import type { FileAnswer } from '#api/http/answers.ts'
import { csvOf } from '#api/http/csv.ts'

interface Told<Fact> {
  facts: readonly Fact[]
  /** Of the CSV, by their names. */
  columns: Readonly<Record<string, (fact: Fact) => string | number>>
  /** Of the JSON, where there is more to tell than the facts. */
  whole?: object
}

/** Facts to take home: as JSON all of it, as CSV a line a fact. `name` is without its ending. */
export const factFile = <Fact>(
  name: string,
  format: 'csv' | 'json',
  { facts, columns, whole = facts }: Told<Fact>,
): { file: FileAnswer } => {
  if (format === 'json')
    return { file: { name: `${name}.json`, type: 'application/json', content: JSON.stringify(whole, null, 2) } }

  const lines = facts.map((fact) => Object.values(columns).map((cell) => cell(fact)))
  return { file: { name: `${name}.csv`, type: 'text/csv', content: csvOf([Object.keys(columns), ...lines], true) } }
}
