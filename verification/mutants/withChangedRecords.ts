import type { Ledger } from '#api/eventStore/ledger.ts'

/** A mutant of the ledger: commands see the records of a noun with a changed context. */
export const withChangedRecords = (ledger: Ledger, noun: string, changed: object): Ledger => ({
  ...ledger,
  handle: (machine, stream, context, decide) =>
    ledger.handle(machine, stream, context, (record) =>
      stream.startsWith(noun)
        ? decide(Object.create(record, { context: { value: { ...Object(record.context), ...changed } } }))
        : decide(record),
    ),
})
