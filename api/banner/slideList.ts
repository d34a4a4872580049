import type { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { SlideDetails, SlideFact } from '#domain/banner/slideEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'

/** Read model of the banner: one row per slide. */
export const slideList = projection({
  name: 'slideList',
  version: 1,
  tables: {
    slides: table(
      {
        id: 'text',
        title: 'text',
        /** `SlideDetails` as JSON. */
        details: 'text',
        /** 1 in the banner, 0 withdrawn. */
        shown: 'integer',
        place: 'integer',
        edits: 'integer',
        date_added: 'text',
      },
      ['id'],
    ),
  },
  when: ({ slides }): Changes<SlideFact> => {
    const edit = (fact: StoredFact, change: Partial<SlideDetails>) =>
      slides.change(recordIdOf(fact), ({ details: before, edits }) => {
        const details: SlideDetails = { ...JSON.parse(before), ...change }
        return { ...columnsOf(details), edits: edits + 1 }
      })
    const show = (fact: StoredFact, shown: 0 | 1) =>
      slides.change(recordIdOf(fact), ({ edits }) => ({ shown, edits: edits + 1 }))

    return {
      SlideAdded: ({ dateAdded, ...details }, fact) =>
        slides.put({ id: recordIdOf(fact), ...columnsOf(details), shown: 1, edits: 0, date_added: dateAdded }),
      SlideReworded: (change, fact) => edit(fact, change),
      SlidePictured: (change, fact) => edit(fact, change),
      SlideScheduled: (change, fact) => edit(fact, change),
      SlideMoved: (change, fact) => edit(fact, change),
      SlideWithdrawn: (_, fact) => show(fact, 0),
      SlideReinstated: (_, fact) => show(fact, 1),
    }
  },
})

const columnsOf = (details: SlideDetails) => ({
  title: details.title,
  details: JSON.stringify(details),
  place: details.order,
})

export interface ListedSlide {
  id: string
  details: SlideDetails
  isActive: boolean
  edits: number
}

/** All slides in the order of the banner; of two at the same place, the older one comes first. */
export const slideQueries = (database: DatabaseSync) => {
  const all = database.prepare('SELECT id, details, shown, edits FROM slides ORDER BY place, date_added, id')
  return {
    all: () =>
      all.all().map(
        ({ id, details, shown, edits }): ListedSlide => ({
          id: String(id),
          details: JSON.parse(String(details)),
          isActive: shown === 1,
          edits: Number(edits),
        }),
      ),
  }
}

export type SlideQueries = ReturnType<typeof slideQueries>
