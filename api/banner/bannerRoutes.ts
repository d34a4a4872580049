import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { CommandContext, IdempotentContext } from '#api/eventStore/recordCommand.ts'
import { changesSince } from '#api/history/changesSince.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import type { Handlers } from '#api/http/handlers.ts'
import type { bannerContract } from '#domain/banner/bannerContract.ts'
import { addSlide, type UpdateSlide, updateSlide } from '#domain/banner/slideCommands.ts'
import { type Slide, slideMachine, slideStream } from '#domain/banner/slideMachine.ts'
import { slideStateOn } from '#domain/banner/slideState.ts'
import { slideSentence } from '#domain/banner/slideTimeline.ts'
import type { StoredPictureResponse } from '#domain/catalogue/pictureUpload.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { differenceWithoutDerived } from '#domain/kernel/timeline.ts'
import { localDate } from '#domain/localDate.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import type { SlideQueries } from './slideList.ts'
import { adminSlide, bannerSlide, derivedSlideFields, slideRecord } from './slideView.ts'

interface Parts extends HistoryParts {
  slides: SlideQueries
  now: () => Date
  storePicture(
    original: Uint8Array,
    context: CommandContext,
  ): Promise<{ result: z.output<typeof StoredPictureResponse>; position: number } | Refusal<RefusalName>>
}

export const bannerRoutes = (parts: Parts): Handlers<typeof bannerContract> => {
  const { ledger, slides, now, storePicture } = parts
  const history = slideHistory(parts)
  const update = openSlideUpdate(parts)
  const today = () => localDate(now())

  const responseOf = (id: string, slide: Slide) => {
    const record = slideRecord(id, slide)
    if (!record) throw new Error(`slide-${id} has facts and was never added`)
    return { ...record, state: slideStateOn(today(), record, record.isActive) }
  }

  return {
    'GET api/marketing-images': () => {
      const day = today()
      const running = slides.all().filter((each) => slideStateOn(day, each.details, each.isActive) === 'running')
      return { results: running.map(({ id, details }) => bannerSlide(id, details)) }
    },
    'GET api/marketing-images/all': () => {
      const day = today()
      return { results: slides.all().map((each) => adminSlide(each, day)) }
    },
    'GET api/marketing-images/forEdit/:id': async ({ params: { id } }) => {
      const slide = await ledger.load(slideMachine, slideStream(id))
      return slide.context.details ? { result: responseOf(id, slide) } : refuse('SlideNotFound')
    },
    'POST api/marketing-images/add': async ({ querydata: { isActive, ...details }, key, context }) => {
      const id = slideIdOf(key)
      const added = await ledger.handle(slideMachine, slideStream(id), context, (slide) =>
        addSlide(slide, { details, dateAdded: now().toISOString(), isActive }),
      )
      if (isRefusal(added)) return added
      return { result: responseOf(id, added.record), position: added.position, message: 'Slide added' }
    },
    'POST api/marketing-images/updateById/:id': async ({ params: { id }, querydata, idempotentContext }) => {
      const updated = await update(id, querydata, idempotentContext)
      if (isRefusal(updated)) return updated
      return { result: responseOf(id, updated.record), position: updated.position, message: 'Slide updated' }
    },
    'POST api/marketing-images/images': ({ upload, context }) => storePicture(upload, context),
    'GET audit/slides/:id': async ({ params: { id }, query }) => {
      const timeline = await history(id, query)
      if (!timeline) return refuse('SlideNotFound')
      const { record: slide, ...rest } = timeline
      const result = { slide, ...rest }
      return query.format ? historyDownload(`slide-${id}`, query.format, result) : { result }
    },
  }
}

const slideHistory = (parts: HistoryParts) =>
  recordHistory(parts, {
    machine: slideMachine,
    streamOf: slideStream,
    view: slideRecord,
    derived: derivedSlideFields,
    sentence: slideSentence,
  })

/** Edits a slide. If another admin edited it first, the refusal has all changes since the editor's version. */
const openSlideUpdate =
  ({ store, ledger }: HistoryParts) =>
  async (id: string, edit: UpdateSlide, context: IdempotentContext) => {
    const stream = slideStream(id)
    const updated = await ledger.handle(slideMachine, stream, context, (slide) => updateSlide(slide, edit))
    if (!isRefusal(updated) || updated.refusal !== 'SlideHasChanged') return updated
    const record = { machine: slideMachine, stream, versionOf, changes }
    return { ...updated, concurrentChange: await changesSince({ store, ledger }, record, edit.version ?? 0) }
  }

const versionOf = ({ context }: Slide) => context.edits

const changes = (before: Slide, after: Slide) =>
  differenceWithoutDerived(slideRecord('', before), slideRecord('', after), derivedSlideFields)

/** 24 hexadecimal digits: the same idempotency key reaches the same slide. */
const slideIdOf = (key: string = randomUUID()) => createHash('sha256').update(`slide ${key}`).digest('hex').slice(0, 24)
