import type { Ledger } from '#api/eventStore/ledger.ts'

/** A mutant of the ledger: commands see the records of a noun with a changed context. */
export const withChangedRecords = (ledger: Ledger, noun: string, changed: object): Ledger => {
  const changedRecord = <Record extends { stream: string; context: object }>(record: Record): Record =>
    record.stream.startsWith(noun)
      ? Object.create(record, { context: { value: { ...record.context, ...changed } } })
      : record
  return {
    ...ledger,
    handle: (machine, stream, context, decide) =>
      ledger.handle(machine, stream, context, (record) => decide(changedRecord(record))),
    handleTogether: (commands, last) =>
      ledger.handleTogether(
        commands.map((command) => ({ ...command, decide: (record) => command.decide(changedRecord(record)) })),
        last,
      ),
  }
}
