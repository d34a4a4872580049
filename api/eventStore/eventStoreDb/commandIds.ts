import { createHash } from 'node:crypto'

/**
 * Ids for the facts of a command, the same whenever and wherever it is repeated. They are counted from the last fact, which so has
 * one id whatever the number of facts: it says where the command's facts went.
 */
export const commandIds = (stream: string, command: string, count: number) =>
  Array.from({ length: count }, (_, index) => commandId(stream, command, count - 1 - index))

/** Of the last fact of a command. */
export const lastCommandId = (stream: string, command: string) => commandId(stream, command, 0)

// A UUID of version 8 (RFC 9562, section 5.8), where the name spaces of version 5 say nothing.
const commandId = (stream: string, command: string, fromLast: number) => {
  const name = JSON.stringify([stream, command, fromLast])
  const hex = createHash('sha256').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
