import { createHash } from 'node:crypto'

/**
 * Event ids derived from a command key, so that every repetition has the same ids. They are numbered from the last fact, whose id is
 * therefore independent of the number of facts: it shows where the command was appended.
 */
export const commandEventIds = (stream: string, command: string, count: number) =>
  Array.from({ length: count }, (_, index) => commandEventId(stream, command, count - 1 - index))

/** The event id of a command's last fact. */
export const lastCommandEventId = (stream: string, command: string) => commandEventId(stream, command, 0)

// A UUID of version 8 (RFC 9562, section 5.8): the namespaces of version 5 do not fit.
const commandEventId = (stream: string, command: string, fromLast: number) => {
  const name = JSON.stringify([stream, command, fromLast])
  const hex = createHash('sha256').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
