import { StoreUnavailable } from '#api/eventStore/eventStore.ts'

/** Runs a read. Throws `StoreUnavailable` if the file cannot be read. */
export const readOrUnavailable = <Answer>(ask: () => Answer): Answer => {
  try {
    return ask()
  } catch (error) {
    throw isSqliteError(error) ? new StoreUnavailable('The event store could not read', { cause: error }) : error
  }
}

/** The primary result code of an error of SQLite (https://sqlite.org/rescode.html); `undefined` for any other error, which is a bug of ours. */
export const sqliteCodeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined

export const isSqliteError = (error: unknown) => sqliteCodeOf(error) !== undefined

/** Whether another connection has locked the database. */
export const isBusy = (error: unknown) => sqliteCodeOf(error) === 5

/** Read-only, I/O error, corrupt, full, cannot open, not a database. */
const connectionErrorCodes = [8, 10, 11, 13, 14, 26]

/** Whether the connection cannot be trusted after this error. */
export const breaksConnection = (error: unknown) => connectionErrorCodes.includes(sqliteCodeOf(error) ?? 0)
