import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { CommandContext, IdempotentContext } from '#api/eventStore/recordCommand.ts'
import { changesSince } from '#api/history/changesSince.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import type { Handlers } from '#api/http/handlers.ts'
import type { StoredPictureResponse } from '#domain/catalogue/pictureUpload.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { toCents } from '#domain/kernel/money.ts'
import { differenceWithoutDerived } from '#domain/kernel/timeline.ts'
import type { providerAdminContract, StrandedBooking } from '#domain/provider/providerAdminContract.ts'
import { addProvider, type UpdateProvider, updateProvider } from '#domain/provider/providerCommands.ts'
import type { NewProvider, ProviderEdit } from '#domain/provider/providerForm.ts'
import { type Provider, providerMachine, providerStream } from '#domain/provider/providerMachine.ts'
import { providerSentence } from '#domain/provider/providerTimeline.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import type { ProviderQueries } from './providerQueries.ts'
import { derivedProviderFields, providerRecord } from './providerView.ts'

interface Parts extends HistoryParts {
  providers: ProviderQueries
  now: () => Date
  storePicture(
    original: Uint8Array,
    context: CommandContext,
  ): Promise<{ result: z.output<typeof StoredPictureResponse>; position: number } | Refusal<RefusalName>>
  /** The requested and confirmed bookings to come that the provider's hours do not contain. */
  strandedBookings(providerId: string): Promise<z.output<typeof StrandedBooking>[]>
}

/** The service provider endpoints for admins. */
export const providerAdminRoutes = (parts: Parts): Handlers<typeof providerAdminContract> => {
  const { ledger, providers, now, storePicture, strandedBookings } = parts
  const history = providerHistory(parts)
  const update = openProviderUpdate(parts)

  // The record has neither rating nor free times; the directory does.
  const responseOf = (id: string, provider: Provider) => {
    const record = providerRecord(id, provider)
    if (!record) throw new Error(`provider-${id} has facts and was never added`)
    return { ...record, ...providers.listFields(id) }
  }

  return {
    'POST api/service-providers/add': async ({ querydata, key, context }) => {
      const id = providerIdOf(key)
      const added = await ledger.handle(providerMachine, providerStream(id), context, (provider) =>
        addProvider(provider, {
          ...{ details: toDetails(querydata), dateAdded: now().toISOString() },
          isActive: querydata.isActive,
        }),
      )
      if (isRefusal(added)) return added
      return { result: responseOf(id, added.record), position: added.position, message: 'Service provider added' }
    },
    'POST api/service-providers/updateById/:id': async ({ params: { id }, querydata, idempotentContext }) => {
      const updated = await update(id, toEdit(querydata), idempotentContext)
      if (isRefusal(updated)) return updated
      return {
        result: responseOf(id, updated.record),
        strandedBookings: await strandedBookings(id),
        position: updated.position,
        message: 'Service provider updated',
      }
    },
    'GET api/service-providers/all': ({ query }) => providers.adminPage(query),
    'GET api/service-providers/forEdit/:id': async ({ params: { id } }) => {
      const provider = await ledger.load(providerMachine, providerStream(id))
      if (!provider.context.details) return refuse('ProviderNotFound')
      return { result: responseOf(id, provider), strandedBookings: await strandedBookings(id) }
    },
    'POST api/service-providers/images': ({ upload, context }) => storePicture(upload, context),
    'POST api/service-providers/images/:id': async ({ params: { id }, upload, context }) => {
      const { context: provider } = await ledger.load(providerMachine, providerStream(id))
      return provider.details ? storePicture(upload, context) : refuse('ProviderNotFound')
    },
    'GET audit/providers/:id': async ({ params: { id }, query }) => {
      const timeline = await history(id, query)
      if (!timeline) return refuse('ProviderNotFound')
      const { record: provider, ...rest } = timeline
      const result = { provider, ...rest }
      return query.format ? historyDownload(`provider-${id}`, query.format, result) : { result }
    },
  }
}

const providerHistory = (parts: HistoryParts) =>
  recordHistory(parts, {
    machine: providerMachine,
    streamOf: providerStream,
    view: providerRecord,
    derived: derivedProviderFields,
    sentence: providerSentence,
  })

/** Edits a provider. If another admin edited it first, the refusal has all changes since the editor's version. */
const openProviderUpdate =
  ({ store, ledger }: HistoryParts) =>
  async (id: string, edit: UpdateProvider, context: IdempotentContext) => {
    const stream = providerStream(id)
    const updated = await ledger.handle(providerMachine, stream, context, (provider) => updateProvider(provider, edit))
    if (!isRefusal(updated) || updated.refusal !== 'ProviderHasChanged') return updated
    const record = { machine: providerMachine, stream, versionOf, changes }
    return { ...updated, concurrentChange: await changesSince({ store, ledger }, record, edit.version ?? 0) }
  }

const versionOf = ({ context }: Provider) => context.edits

const changes = (before: Provider, after: Provider) =>
  differenceWithoutDerived(providerRecord('', before), providerRecord('', after), derivedProviderFields)

/** 24 hexadecimal digits: the same idempotency key reaches the same provider. */
const providerIdOf = (key: string = randomUUID()) =>
  createHash('sha256').update(`provider ${key}`).digest('hex').slice(0, 24)

/** Maps the form to the details of the record; rand become cents. */
export const toDetails = ({ isActive: _, ...form }: z.output<typeof NewProvider>) => ({
  ...form,
  callOutFee: toCents(form.callOutFee),
})

const toEdit = ({ callOutFee, ...form }: z.output<typeof ProviderEdit>): UpdateProvider => ({
  ...form,
  callOutFee: callOutFee === undefined ? undefined : toCents(callOutFee),
})
