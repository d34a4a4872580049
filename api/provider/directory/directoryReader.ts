import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openBuilds } from '#api/readModels/builds.ts'
import type { LocalNow } from './availability.ts'
import { openDirectory } from './directory.ts'
import { entryColumns } from './directoryEntry.ts'

/** The rows of a slice: a few milliseconds of work. */
const sliceLength = 100

const isInSlice = 'position > ? AND position <= ?'
const selectSliceEndSql = `
  SELECT position FROM providers WHERE position > ?1 UNION ALL SELECT position FROM agendas WHERE position > ?1
  ORDER BY position LIMIT 1 OFFSET ?2`

/** Keeps the directory in memory: reads what the projection has written since the last call, so that it is never behind the tables. */
export const openDirectoryReader = (database: DatabaseSync) => {
  const selectProviders = database.prepare(`SELECT ${entryColumns} FROM providers WHERE ${isInSlice}`)
  const selectAgendas = database.prepare(`SELECT provider_id, day, taken FROM agendas WHERE ${isInSlice} AND day >= ?`)
  const selectSliceEnd = database.prepare(selectSliceEndSql)
  const builds = openBuilds(database)
  let directory = openDirectory()
  let loaded = { build: '', position: 0 }

  /** Reads the rows after those that are loaded, or so many of them. Returns whether there are more. */
  const read = (now: LocalNow, length?: number) => {
    const live = builds.find('providerList', 'live')
    if (!live || (live.build === loaded.build && live.position === loaded.position)) return false
    if (live.build !== loaded.build) {
      directory = openDirectory()
      loaded = { build: live.build, position: 0 }
    }
    const end = length && selectSliceEnd.get(loaded.position, length)?.['position']
    // Without a slice there is no end: a row may have changed since, and its position is then above that of the build.
    const until = Number(end ?? Number.MAX_SAFE_INTEGER)
    for (const row of selectAgendas.iterate(loaded.position, until, now.day))
      directory.putTaken(String(row['provider_id']), String(row['day']), JSON.parse(String(row['taken'])))
    for (const row of selectProviders.iterate(loaded.position, until)) directory.put(row)
    loaded.position = end === undefined ? live.position : until
    return end !== undefined
  }

  return {
    /** The directory with everything that the projection has written, at this moment. */
    at: (now: LocalNow) => {
      read(now)
      directory.refresh(now)
      return directory
    },
    /** Reads the directory in slices, so that requests do not wait for it. One that needs the directory before reads the rest at once. */
    warm: async (now: () => LocalNow, signal: AbortSignal) => {
      while (!signal.aborted && read(now(), sliceLength)) {
        directory.refresh(now())
        await nextTurn()
      }
    },
  }
}
