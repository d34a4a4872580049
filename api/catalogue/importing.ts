import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { fieldErrors } from '#api/http/fieldErrors.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import { NewProduct, ProductEdit } from '#domain/catalogue/productForm.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { claimSlug, slugMachine, slugStream } from '#domain/catalogue/slugMachine.ts'
import { updateProduct } from '#domain/catalogue/updateProduct.ts'
import { type FieldError, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { type RefusalName, sentenceFor } from '#domain/refusalWords.ts'
import { adding, additionOf, productIdOf } from './adding.ts'
import { allInSlices, openTurns } from './inSlices.ts'
import { productChanges } from './productRecord.ts'
import { readSheet, type SheetRow } from './productSheet.ts'
import { trying } from './trying.ts'
import { editOf } from './updating.ts'

/** Adds and edits products row by row, or only tells what would happen. A row of a known slug is an edit of what its columns name. */
export const importing = (ledger: Ledger, now: () => Date) => {
  const add = adding(ledger, now)

  const addRow = async ({ slug, fields }: SheetRow, deed: Deed, dryRun: boolean) => {
    const form = NewProduct.safeParse(fields)
    if (!form.success) return refused(fieldErrors(form.error.issues))
    const added = dryRun ? await foresee(slug, additionOf(form.data, now().toISOString())) : await add(form.data, deed)
    return isRefusal(added) ? refused(errorsOf(added)) : ({ outcome: 'added', position: added.position } as const)
  }

  const foresee = async (slug: string, addition: ReturnType<typeof additionOf>) => {
    const productId = productIdOf(slug)
    const claimed = claimSlug(await ledger.load(slugMachine, slugStream(slug)), productId)
    if (isRefusal(claimed)) return claimed
    const added = addProduct(await ledger.load(productMachine, productStream(productId)), addition)
    return isRefusal(added) ? added : { position: 0 }
  }

  const editRow = async (productId: string, { fields }: SheetRow, deed: Deed, dryRun: boolean) => {
    const form = ProductEdit.safeParse(fields)
    if (!form.success) return refused(fieldErrors(form.error.issues))
    const edit = { ...editOf(form.data), reason: 'counted in a file' }
    const {
      before,
      after,
      refused: no,
      position,
    } = await trying(ledger, dryRun)(productId, deed, (product) => updateProduct(product, edit))
    if (no) return refused(errorsOf(no))
    if (before.revision === after.revision) return { outcome: 'unchanged', position } as const
    return { outcome: 'changed', changes: productChanges(before, after), position } as const
  }

  const turn = openTurns()
  const doRow = async (row: SheetRow, faults: readonly FieldError[], deed: Deed, dryRun: boolean) => {
    if (faults.length > 0) return refused(faults)
    const held = await ledger.load(slugMachine, slugStream(row.slug))
    const productId = held.context.productId ?? productIdOf(row.slug)
    const { context } = await ledger.load(productMachine, productStream(productId))
    await turn()
    return context.details ? editRow(productId, row, deed, dryRun) : addRow(row, deed, dryRun)
  }

  return async (file: Uint8Array, dryRun: boolean, deed: Deed) => {
    const rows = await readSheet(file)
    if (isRefusal(rows)) return rows
    const faults = faultsOf(rows)
    const done = await allInSlices(rows, async (row, index) => {
      const { position, ...told } = await doRow(row, faults[index] ?? [], deed, dryRun)
      return { position, told: { row: row.row, slug: row.slug, name: String(row.fields.name ?? ''), ...told } }
    })
    const results = done.map(({ told }) => told)
    const position = Math.max(...done.map((each) => each.position))
    return { results, counts: countsOf(results), dryRun, position }
  }
}

const refused = (errors: readonly FieldError[]) =>
  ({ outcome: 'refused', errors: errors.map(ofColumn), position: 0 }) as const

// The third feature is in the column of features.
const ofColumn = ({ field, message }: FieldError) => ({ field: field.split('.')[0] ?? field, message })

const errorsOf = (no: Refusal<RefusalName>) =>
  no.errors ?? [{ field: columnOf[no.refusal] ?? 'slug', message: sentenceFor(no) }]

const columnOf: Partial<Record<RefusalName, string>> = { StockBelowZero: 'quantity' }

/** What is wrong with each row before it is compared with the shop. */
const faultsOf = (rows: readonly SheetRow[]): FieldError[][] => {
  const first = new Map<string, number>()
  return rows.map(({ row, slug, overflows }) => {
    const before = first.getOrInsert(slug, row)
    if (slug === '') return [{ field: 'slug', message: 'The slug is missing' }]
    if (before !== row) return [{ field: 'slug', message: `Row ${before} is about the same product` }]
    return overflows ? [{ field: 'row', message: 'The row has more cells than there are columns' }] : []
  })
}

const countsOf = (results: readonly { outcome: string }[]) => {
  const count = (outcome: string) => results.filter((each) => each.outcome === outcome).length
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') }
}
