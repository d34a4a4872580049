import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Projection } from './projection.ts'
import { inTransaction } from './readModelDatabase.ts'
import type { Table } from './table.ts'

/** While a read model is rebuilt it has two sets of tables (blue/green): queries read the live ones, the rebuild fills the next ones. */
export type BuildStage = 'live' | 'next'

/** The checkpoint of one set of tables. `build` is its generated name. */
export interface Build {
  build: string
  version: number
  shape: string
  position: number
}

// Raise it with every change to the `builds` table: a file of another format is dropped and rebuilt.
const format = 1

const schema = `
  CREATE TABLE IF NOT EXISTS builds (
    projection TEXT NOT NULL, stage TEXT NOT NULL, build TEXT NOT NULL, version INTEGER NOT NULL, shape TEXT NOT NULL,
    tables TEXT NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (projection, stage)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${format};
`

const findSql = 'SELECT build, version, shape, position FROM builds WHERE projection = ? AND stage = ?'

export type Builds = ReturnType<typeof openBuilds>

/** The builds in a file of read models. Call the methods that write in a transaction. */
export const openBuilds = (database: DatabaseSync) => {
  if (!hasBuildsTable(database)) inTransaction(database, () => prepareFile(database))
  const find = database.prepare(findSql)
  const findTables = database.prepare('SELECT tables FROM builds WHERE projection = ? AND stage = ?')
  const findTrigger = database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'trigger' AND name GLOB ?`)
  const all = database.prepare('SELECT projection, stage FROM builds')
  const add = database.prepare('INSERT INTO builds VALUES (?, ?, ?, ?, ?, ?, 0)')
  const advance = database.prepare('UPDATE builds SET position = ? WHERE projection = ? AND stage = ?')
  const remove = database.prepare('DELETE FROM builds WHERE projection = ? AND stage = ?')
  const promote = database.prepare(`UPDATE builds SET stage = 'live' WHERE projection = ? AND stage = 'next'`)

  const tablesOf = (name: string, stage: BuildStage): string[] =>
    JSON.parse(String(findTables.get(name, stage)?.['tables'] ?? '[]'))

  const drop = (name: string, stage: BuildStage) => {
    for (const table of tablesOf(name, stage)) database.exec(`DROP TABLE IF EXISTS ${tableName(table, stage)}`)
    remove.run(name, stage)
  }
  /** Drops the builds of other projections that have these tables: to drop one later would drop the table of its new owner. */
  const dropOwners = (tables: readonly string[], stage: BuildStage) => {
    for (const build of all.all().filter((each) => each['stage'] === stage)) {
      const owner = String(build['projection'])
      if (tablesOf(owner, stage).some((table) => tables.includes(table))) drop(owner, stage)
    }
  }

  return {
    find: (name: string, stage: BuildStage) => find.get(name, stage) as Build | undefined,
    /**
     * Drops the tables of a build and creates empty ones. Live ones have no indexes until `createIndexes` and
     * `fillExtraTables`: where they are filled from zero, each index is sorted once, instead of being kept sorted with every row.
     */
    create: (projection: Projection, stage: BuildStage) => {
      const tables = [...(projection.extra?.tables ?? []), ...Object.keys(projection.tables)]
      drop(projection.name, stage)
      dropOwners(tables, stage)
      const build = randomUUID().slice(0, 8)
      for (const table of tables) database.exec(`DROP TABLE IF EXISTS ${tableName(table, stage)}`)
      database.exec(tablesSql(projection, stage, build))
      if (stage === 'next') database.exec(indexesSql(projection, stage, build) + triggersSql(projection, stage, build))
      add.run(projection.name, stage, build, projection.version, shapeOf(projection), JSON.stringify(tables))
    },
    /** Creates the indexes that the live tables do not have yet. */
    createIndexes: (projection: Projection) => {
      const build = find.get(projection.name, 'live')?.['build']
      if (typeof build === 'string') database.exec(indexesSql(projection, 'live', build))
    },
    /** Fills the extra tables from the live ones, and creates their triggers, if that has not been done yet. */
    fillExtraTables: (projection: Projection) => {
      const build = find.get(projection.name, 'live')?.['build']
      if (typeof build === 'string' && !findTrigger.get(`*_${build}`))
        database.exec(triggersSql(projection, 'live', build))
    },
    advance: (name: string, stage: BuildStage, position: number) => {
      advance.run(position, name, stage)
    },
    drop,
    /** Replaces the live tables by the next ones. Throws if there are none: another process has swapped them already. */
    swap: (name: string) => {
      if (!find.get(name, 'next')) throw new Error(`${name} has no tables to swap: another process did it`)
      drop(name, 'live')
      for (const table of tablesOf(name, 'next'))
        database.exec(`ALTER TABLE ${tableName(table, 'next')} RENAME TO ${table}`)
      promote.run(name)
    },
    /** Drops the builds of all other projections: tables that no projector updates could keep erased personal data. */
    dropAllExcept: (names: readonly string[]) => {
      for (const { projection, stage } of all.all())
        if (!names.includes(String(projection))) drop(String(projection), stage as BuildStage)
    },
  }
}

/** Reads a build from a read-only connection. */
export const findBuild = (database: DatabaseSync, name: string, stage: BuildStage) =>
  hasBuildsTable(database) ? (database.prepare(findSql).get(name, stage) as Build | undefined) : undefined

/** The table definitions that queries rely on, as one comparable text. */
export const shapeOf = ({ tables, extra }: Projection) =>
  JSON.stringify([
    Object.entries(tables).map(([name, { columns, key }]) => [name, columns, key]),
    extra && extra.sql((table) => table, '') + (extra.afterCatchUp?.triggers((table) => table, '') ?? ''),
  ])

export const tableName = (table: string, stage: BuildStage) => (stage === 'live' ? table : `${table}__next`)

const tablesSql = ({ tables, extra }: Projection, stage: BuildStage, build: string) =>
  [
    ...Object.entries(tables).map(([name, table]) => tableSql(name, table, stage)),
    extra?.sql((table) => tableName(table, stage), build) ?? '',
  ].join('\n')

const tableSql = (name: string, { columns, key }: Table, stage: BuildStage) => {
  const lines = Object.entries(columns).map(([column, type]) => `${column} ${typeSql(type)}`)
  return `CREATE TABLE ${tableName(name, stage)} (${lines.join(', ')}, PRIMARY KEY (${key.join(', ')})) STRICT;`
}

// An index keeps its name when its table is renamed.
const indexesSql = ({ tables }: Projection, stage: BuildStage, build: string) =>
  Object.entries(tables)
    .flatMap(([name, { indexes }]) =>
      indexes.map(
        (index, at) => `CREATE INDEX IF NOT EXISTS ${name}_${at}_${build} ON ${tableName(name, stage)} (${index});\n`,
      ),
    )
    .join('')

const triggersSql = ({ extra }: Projection, stage: BuildStage, build: string) => {
  const named = (table: string) => tableName(table, stage)
  return extra?.afterCatchUp ? extra.afterCatchUp.fill(named) + extra.afterCatchUp.triggers(named, build) : ''
}

const typeSql = (type: string) => (type.endsWith('?') ? type.slice(0, -1) : `${type} NOT NULL`)

const hasBuildsTable = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()?.['user_version'] === format

const prepareFile = (database: DatabaseSync) => {
  // Another process may have prepared the file in the meantime.
  if (hasBuildsTable(database)) return
  const old = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'`)
  for (const { name } of old.all()) database.exec(`DROP TABLE IF EXISTS ${name}`)
  database.exec(schema)
}
