import { toCsv } from '#api/http/csv.ts'
import type { FileResponse } from '#api/http/handlers.ts'

interface FactDownload<Fact> {
  facts: readonly Fact[]
  /** Columns of the CSV, by name. */
  columns: Readonly<Record<string, (fact: Fact) => string | number>>
  /** Content of the JSON file, if it is more than the facts. */
  jsonContent?: object
}

/** A download of facts: JSON with everything, or CSV with one line per fact. `name` without extension. */
export const factDownload = <Fact>(
  name: string,
  format: 'csv' | 'json',
  { facts, columns, jsonContent = facts }: FactDownload<Fact>,
): { file: FileResponse } => {
  if (format === 'json')
    return { file: { name: `${name}.json`, type: 'application/json', content: JSON.stringify(jsonContent, null, 2) } }

  const lines = facts.map((fact) => Object.values(columns).map((cell) => cell(fact)))
  return { file: { name: `${name}.csv`, type: 'text/csv', content: toCsv([Object.keys(columns), ...lines], true) } }
}
