import type { DatabaseSync } from 'node:sqlite'
import { openBuilds } from '#api/readModels/builds.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { inTransaction } from '#api/readModels/readModelDatabase.ts'

/** A file with the tables of some projections, filled from zero. */
export interface FilledFile {
  file: string
  projections: readonly Projection[]
}

/**
 * Copies tables that `fillTables` has filled into the empty live ones of another file, with their checkpoints and the identity of the log. They are
 * alike to the last index: SQLite copies their pages' cells without decoding a row.
 */
export const copyTables = (database: DatabaseSync, { file, projections }: FilledFile) => {
  const builds = openBuilds(database)
  database.prepare('ATTACH ? AS filled').run(file)
  try {
    const position = database.prepare(`SELECT position FROM filled.builds WHERE projection = ? AND stage = 'live'`)
    inTransaction(database, () => {
      for (const projection of projections) {
        builds.createIndexes(projection)
        for (const table of Object.keys(projection.tables))
          database.exec(`INSERT INTO main.${table} SELECT * FROM filled.${table}`)
        builds.advance(projection.name, 'live', Number(position.get(projection.name)?.['position']))
      }
      database.exec('INSERT INTO main.log SELECT * FROM filled.log')
    })
  } finally {
    database.exec('DETACH filled')
  }
}
