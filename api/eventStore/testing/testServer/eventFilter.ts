import type { LoggedEvent } from './events.ts'
import type { streams } from './protocol.ts'

export type EventFilter = (event: LoggedEvent) => boolean

type FilterOptions = streams.ReadReq.Options.FilterOptions

/** Returns the filter of a request; without one, every event passes. */
export const eventFilter = (options: FilterOptions | undefined): EventFilter => {
  const byStream = options?.getStreamIdentifier()
  const expression = byStream ?? options?.getEventType()
  if (!expression) return () => true

  const regex = expression.getRegex() ? new RegExp(expression.getRegex()) : undefined
  const matches = (name: string) => regex?.test(name) ?? expression.getPrefixList().some((it) => name.startsWith(it))
  return (event) => matches(byStream ? event.stream : event.type)
}
