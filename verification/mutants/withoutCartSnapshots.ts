import type { Ledger } from '#api/eventStore/ledger.ts'

/** A mutant of the ledger: it handles commands one by one only, and the orders that it loads have lost the snapshot of their cart. */
export const withoutCartSnapshots = (ledger: Ledger): Ledger => ({
  ...ledger,
  handleTogether: async () => undefined,
  load: async (machine, stream) => {
    const record = await ledger.load(machine, stream)
    const context = { ...(record.context as object) }
    if ('placed' in context) context.placed = { ...(context.placed as object), cart: undefined }
    return Object.create(record, { context: { value: context } })
  },
})
