import type { ResolvedEvent } from '@eventstore/db-client'
import type { Appended } from '#api/eventStore/eventStore.ts'
import { newestMap } from '#api/eventStore/newestMap.ts'
import { lastCommandId } from './commandIds.ts'
import type { Connection } from './connection.ts'
import { newestFirst } from './reads.ts'

/** What this node knows of the commands in one stream, complete up to a revision. */
interface Known {
  upTo: number
  commands: Map<string, Answered>
}

interface Answered extends Appended {
  /** Milliseconds since the epoch, by the server's clock. */
  at: number
}

export type Commands = ReturnType<typeof commandsOf>

/** A command is found again for a day at least; the clocks of server and node may differ by the other one. */
const rememberedFor = 2 * 24 * 60 * 60 * 1000

const mostStreams = 1000

/** Old commands are dropped each time that a stream has so many more. */
const checkedEvery = 1000

/**
 * Where the facts of commands went. The streams themselves know it; what this node has seen of them spares it to read them again
 * for every command.
 */
export const commandsOf = (connection: Connection) => {
  const streams = newestMap<string, Known>(mostStreams)

  const know = (stream: string, { upTo, commands }: Known) => {
    const known = { upTo, commands: commands.size % checkedEvery === 0 ? withoutOld(commands) : commands }
    streams.set(stream, known)
    return known
  }

  /** Reads what is new in the stream; nothing is left of what the stream does not show any more. */
  const refresh = async (stream: string) => {
    const before = streams.get(stream)
    const found = await newCommands(connection, stream, before?.upTo ?? -1)
    if (!found.isContinued || !before) return know(stream, found)

    const commands = new Map([...before.commands, ...found.commands])
    return know(stream, { upTo: Math.max(before.upTo, found.upTo), commands })
  }

  return {
    /** Whether the stream cannot hold the command where it still ends at this revision: then nothing need be read. */
    isNew: (stream: string, command: string, revision: number) => {
      const known = streams.get(stream)
      if (!known || known.upTo < revision) return revision < 0
      return !known.commands.has(lastCommandId(stream, command))
    },
    /** Where the command's facts went, if it was appended, and the stream's last revision, -1 where there is none. */
    find: async (stream: string, command: string) => {
      const { upTo, commands } = await refresh(stream)
      const found = commands.get(lastCommandId(stream, command))
      return { last: upTo, answered: found && { revision: found.revision, position: found.position } }
    },
    /** Facts that were appended after a revision; with a command where they belong to one. */
    appended: (stream: string, after: number, last: Appended, command?: string) => {
      const known = streams.get(stream) ?? { upTo: -1, commands: new Map() }
      if (known.upTo !== after) return
      if (command) known.commands.set(lastCommandId(stream, command), { ...last, at: Date.now() })
      know(stream, { ...known, upTo: last.revision })
    },
    /** What a read of the stream from a revision on has shown. */
    seen: (stream: string, from: number, events: readonly ResolvedEvent[]) => {
      const known = streams.get(stream) ?? { upTo: -1, commands: new Map() }
      const upTo = Number(events.at(-1)?.event?.revision ?? -1)
      if (from > known.upTo + 1 || upTo <= known.upTo) return
      for (const event of events) note(known.commands, event)
      know(stream, { ...known, upTo })
    },
    forget: (stream: string) => {
      streams.delete(stream)
    },
  }
}

const newCommands = async (connection: Connection, stream: string, upTo: number) => {
  const found = { upTo: -1, commands: new Map<string, Answered>(), isContinued: false }
  for await (const resolved of newestFirst(connection, stream)) {
    const revision = Number(resolved.event?.revision)
    found.upTo = Math.max(found.upTo, revision)
    if (revision <= upTo) found.isContinued = true
    if (revision <= upTo || isOld(resolved)) break
    note(found.commands, resolved)
  }
  return found
}

const isOld = ({ event }: ResolvedEvent) => event !== undefined && Number(event.created) < Date.now() - rememberedFor

const note = (commands: Map<string, Answered>, { event }: ResolvedEvent) => {
  if (!event?.position || !isObject(event.metadata) || !('id' in event.metadata)) return
  const { id, revision, position, created } = event
  commands.set(id, { revision: Number(revision), position: Number(position.commit), at: Number(created) })
}

const isObject = (metadata: unknown): metadata is object => typeof metadata === 'object' && metadata !== null

const withoutOld = (commands: Map<string, Answered>) => {
  const oldest = Date.now() - rememberedFor
  return new Map([...commands].filter(([, { at }]) => at >= oldest))
}
