import type { FieldChange } from '#domain/kernel/fieldChange.ts'
import { factDownload } from './factDownload.ts'

interface HistoryEntry {
  revision: number
  at: string
  type: string
  actor: { role: string; name: string }
  sentence: string
  state: string
  changes: readonly FieldChange[]
  correlationId: string
}

/** A download of a record's timeline. `name` without extension. */
export const historyDownload = (name: string, format: 'csv' | 'json', history: { facts: readonly HistoryEntry[] }) =>
  factDownload(name, format, { facts: history.facts, columns, jsonContent: history })

const columns = {
  revision: ({ revision }: HistoryEntry) => revision,
  at: ({ at }: HistoryEntry) => at,
  actor: ({ actor }: HistoryEntry) => actor.name,
  role: ({ actor }: HistoryEntry) => actor.role,
  fact: ({ type }: HistoryEntry) => type,
  sentence: ({ sentence }: HistoryEntry) => sentence,
  state: ({ state }: HistoryEntry) => state,
  changes: ({ changes }: HistoryEntry) => changes.map(changeText).join('\n'),
  request: ({ correlationId }: HistoryEntry) => correlationId,
}

const changeText = ({ field, from, to }: FieldChange) => `${field}: ${from ?? 'nothing'} -> ${to ?? 'nothing'}`
