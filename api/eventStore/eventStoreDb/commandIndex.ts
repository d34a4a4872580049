import type { ResolvedEvent } from '@eventstore/db-client'
import type { Appended } from '#api/eventStore/eventStore.ts'
import { lruCache } from '#api/eventStore/lruCache.ts'
import { lastCommandEventId } from './commandEventIds.ts'
import type { Connection } from './connection.ts'
import { newestFirst } from './reads.ts'

/** The known commands of one stream, complete up to a revision. */
interface StreamCommands {
  upTo: number
  commands: Map<string, AppendedCommand>
}

interface AppendedCommand extends Appended {
  /** Milliseconds since the epoch, by the server's clock. */
  at: number
}

export type CommandIndex = ReturnType<typeof commandIndex>

/** Two days: a command is found for at least one day, even if the clocks of server and node differ by a day. */
const commandLifetime = 2 * 24 * 60 * 60 * 1000

const maxStreams = 1000

/** Expired commands are dropped each time that a stream has this many more. */
const commandsPerExpiryCheck = 1000

/**
 * Finds where commands were appended. The streams themselves contain that; this index caches it, so that not every command needs a read
 * of its stream.
 */
export const commandIndex = (connection: Connection) => {
  const streams = lruCache<string, StreamCommands>(maxStreams)

  const cache = (stream: string, { upTo, commands }: StreamCommands) => {
    const cached = {
      upTo,
      commands: commands.size % commandsPerExpiryCheck === 0 ? withoutExpired(commands) : commands,
    }
    streams.set(stream, cached)
    return cached
  }

  /** Reads the new commands of a stream. If the known part is no longer visible, the cached commands are dropped. */
  const refresh = async (stream: string) => {
    const before = streams.get(stream)
    const found = await readNewCommands(connection, stream, before?.upTo ?? -1)
    if (!found.isContinued || !before) return cache(stream, found)

    const commands = new Map([...before.commands, ...found.commands])
    return cache(stream, { upTo: Math.max(before.upTo, found.upTo), commands })
  }

  return {
    /** Whether the command is surely not in the stream if that still ends at this revision: then no read is needed. */
    isNew: (stream: string, command: string, revision: number) => {
      const cached = streams.get(stream)
      if (!cached || cached.upTo < revision) return revision < 0
      return !cached.commands.has(lastCommandEventId(stream, command))
    },
    /** Finds where the command was appended, if it was, and the stream's last revision, -1 if it has none. */
    find: async (stream: string, command: string) => {
      const { upTo, commands } = await refresh(stream)
      const found = commands.get(lastCommandEventId(stream, command))
      return { last: upTo, appended: found && { revision: found.revision, position: found.position } }
    },
    /** Records an append after a revision, with its command key if there is one. */
    recordAppended: (stream: string, after: number, last: Appended, command?: string) => {
      const cached = streams.get(stream) ?? { upTo: -1, commands: new Map() }
      if (cached.upTo !== after) return
      if (command) cached.commands.set(lastCommandEventId(stream, command), { ...last, at: Date.now() })
      cache(stream, { ...cached, upTo: last.revision })
    },
    /** Records the commands in the events of a read from a revision on. */
    recordRead: (stream: string, from: number, events: readonly ResolvedEvent[]) => {
      const cached = streams.get(stream) ?? { upTo: -1, commands: new Map() }
      const upTo = Number(events.at(-1)?.event?.revision ?? -1)
      if (from > cached.upTo + 1 || upTo <= cached.upTo) return
      for (const event of events) addCommand(cached.commands, event)
      cache(stream, { ...cached, upTo })
    },
    forget: (stream: string) => {
      streams.delete(stream)
    },
  }
}

const readNewCommands = async (connection: Connection, stream: string, upTo: number) => {
  const found = { upTo: -1, commands: new Map<string, AppendedCommand>(), isContinued: false }
  for await (const resolved of newestFirst(connection, stream)) {
    const revision = Number(resolved.event?.revision)
    found.upTo = Math.max(found.upTo, revision)
    if (revision <= upTo) found.isContinued = true
    if (revision <= upTo || isExpired(resolved)) break
    addCommand(found.commands, resolved)
  }
  return found
}

const isExpired = ({ event }: ResolvedEvent) =>
  event !== undefined && Number(event.created) < Date.now() - commandLifetime

const addCommand = (commands: Map<string, AppendedCommand>, { event }: ResolvedEvent) => {
  if (!event?.position || !isObject(event.metadata) || !('id' in event.metadata)) return
  const { id, revision, position, created } = event
  commands.set(id, { revision: Number(revision), position: Number(position.commit), at: Number(created) })
}

const isObject = (metadata: unknown): metadata is object => typeof metadata === 'object' && metadata !== null

const withoutExpired = (commands: Map<string, AppendedCommand>) => {
  const oldest = Date.now() - commandLifetime
  return new Map([...commands].filter(([, { at }]) => at >= oldest))
}
