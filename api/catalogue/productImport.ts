import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { fieldErrors } from '#api/http/fieldErrors.ts'
import { addProduct } from '#domain/catalogue/productCommands.ts'
import { NewProduct, ProductEdit } from '#domain/catalogue/productForm.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { claimSlug, slugMachine, slugStream } from '#domain/catalogue/slugMachine.ts'
import { updateProduct } from '#domain/catalogue/updateProduct.ts'
import { type FieldError, isRefusal, type Refusal } from '#domain/kernel/decision.ts'
import { type RefusalName, refusalMessage } from '#domain/refusalMessages.ts'
import { allInBatches, openTimedYield } from './inBatches.ts'
import { openProductCreation, productIdOf, toAddProduct } from './productCreation.ts'
import { openProductExecutor } from './productExecutor.ts'
import { productChanges } from './productRecord.ts'
import { toUpdateProduct } from './productUpdate.ts'
import { type ProductCsvRow, readProductCsv } from './readProductCsv.ts'

/**
 * Imports a product CSV: a row with a new slug adds a product, a row with a known slug edits the fields of its columns. With `dryRun` it
 * appends nothing and returns what each row would change.
 */
export const openProductImport = (ledger: Ledger, now: () => Date) => {
  const add = openProductCreation(ledger, now)

  const addRow = async ({ slug, fields }: ProductCsvRow, context: CommandContext, dryRun: boolean) => {
    const form = NewProduct.safeParse(fields)
    if (!form.success) return refusedRow(fieldErrors(form.error.issues))
    const added = dryRun
      ? await dryRunAdd(ledger, slug, toAddProduct(form.data, now().toISOString()))
      : await add(form.data, context)
    return isRefusal(added)
      ? refusedRow(refusalErrors(added))
      : ({ outcome: 'added', position: added.position } as const)
  }

  const editRow = async (productId: string, { fields }: ProductCsvRow, context: CommandContext, dryRun: boolean) => {
    const form = ProductEdit.safeParse(fields)
    if (!form.success) return refusedRow(fieldErrors(form.error.issues))
    const edit = { ...toUpdateProduct(form.data), reason: 'counted in a file' }
    const {
      before,
      after,
      refused: refusal,
      position,
    } = await openProductExecutor(ledger, dryRun)(productId, context, (product) => updateProduct(product, edit))
    if (refusal) return refusedRow(refusalErrors(refusal))
    if (before.revision === after.revision) return { outcome: 'unchanged', position } as const
    return { outcome: 'changed', changes: productChanges(before, after), position } as const
  }

  const yieldIfDue = openTimedYield()
  const importRow = async (
    row: ProductCsvRow,
    errors: readonly FieldError[],
    commandContext: CommandContext,
    dryRun: boolean,
  ) => {
    if (errors.length > 0) return refusedRow(errors)
    const slugRecord = await ledger.load(slugMachine, slugStream(row.slug))
    const productId = slugRecord.context.productId ?? productIdOf(row.slug)
    const { context } = await ledger.load(productMachine, productStream(productId))
    await yieldIfDue()
    return context.details ? editRow(productId, row, commandContext, dryRun) : addRow(row, commandContext, dryRun)
  }

  return async (file: Uint8Array, dryRun: boolean, context: CommandContext) => {
    const rows = await readProductCsv(file)
    if (isRefusal(rows)) return rows
    const rowErrors = findRowErrors(rows)
    const imported = await allInBatches(rows, async (row, index) => {
      const { position, ...result } = await importRow(row, rowErrors[index] ?? [], context, dryRun)
      return { position, result: { row: row.row, slug: row.slug, name: String(row.fields.name ?? ''), ...result } }
    })
    const results = imported.map(({ result }) => result)
    const position = Math.max(...imported.map((each) => each.position))
    return { results, counts: countOutcomes(results), dryRun, position }
  }
}

/** What adding a product would lead to; appends nothing. */
const dryRunAdd = async (ledger: Ledger, slug: string, command: ReturnType<typeof toAddProduct>) => {
  const productId = productIdOf(slug)
  const claimed = claimSlug(await ledger.load(slugMachine, slugStream(slug)), productId)
  if (isRefusal(claimed)) return claimed
  const added = addProduct(await ledger.load(productMachine, productStream(productId)), command)
  return isRefusal(added) ? added : { position: 0 }
}

const refusedRow = (errors: readonly FieldError[]) =>
  ({ outcome: 'refused', errors: errors.map(toColumnError), position: 0 }) as const

// An error in `features.2` belongs to the column `features`.
const toColumnError = ({ field, message }: FieldError) => ({ field: field.split('.')[0] ?? field, message })

const refusalErrors = (refusal: Refusal<RefusalName>) =>
  refusal.errors ?? [{ field: columnByRefusal[refusal.refusal] ?? 'slug', message: refusalMessage(refusal) }]

const columnByRefusal: Partial<Record<RefusalName, string>> = { StockBelowZero: 'quantity' }

/** The errors of each row that can be found without loading a record. */
const findRowErrors = (rows: readonly ProductCsvRow[]): FieldError[][] => {
  const firstRowBySlug = new Map<string, number>()
  return rows.map(({ row, slug, overflows }) => {
    const firstRow = firstRowBySlug.getOrInsert(slug, row)
    if (slug === '') return [{ field: 'slug', message: 'The slug is missing' }]
    if (firstRow !== row) return [{ field: 'slug', message: `Row ${firstRow} is about the same product` }]
    return overflows ? [{ field: 'row', message: 'The row has more cells than there are columns' }] : []
  })
}

const countOutcomes = (results: readonly { outcome: string }[]) => {
  const count = (outcome: string) => results.filter((each) => each.outcome === outcome).length
  return { added: count('added'), changed: count('changed'), unchanged: count('unchanged'), refused: count('refused') }
}
