import { rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Builds } from '#api/readModels/builds.ts'
import type { Projection } from '#api/readModels/projection.ts'
import { inTransaction } from '#api/readModels/readModelDatabase.ts'

/** Tables that were filled apart. */
export interface FilledTables {
  file: string
  /** The position that they have reached. */
  position: number
}

/**
 * Moves tables that were filled apart into the empty live ones, with their checkpoint, in one transaction. They are alike to the last index: SQLite
 * copies their pages' cells without decoding a row.
 */
export const moveTables = (
  database: DatabaseSync,
  builds: Builds,
  projection: Projection,
  { file, position }: FilledTables,
) => {
  database.prepare('ATTACH ? AS filled').run(file)
  try {
    inTransaction(database, () => {
      // Another process may have folded their facts in the meantime.
      if (builds.find(projection.name, 'live')?.position !== 0) return
      builds.createIndexes(projection)
      for (const table of Object.keys(projection.tables))
        database.exec(`INSERT INTO main.${table} SELECT * FROM filled.${table}`)
      builds.advance(projection.name, 'live', position)
    })
  } finally {
    database.exec('DETACH filled')
  }
  rmSync(file, { force: true })
}
