import type { LoggedEvent } from './events.ts'
import type { persistent, streams } from './protocol.ts'

export type EventFilter = (event: LoggedEvent) => boolean

type FilterOptions = streams.ReadReq.Options.FilterOptions | persistent.CreateReq.AllOptions.FilterOptions

/** Every event passes where the request has no filter. */
export const filterOf = (options: FilterOptions | undefined): EventFilter => {
  const byStream = options?.getStreamIdentifier()
  const expression = byStream ?? options?.getEventType()
  if (!expression) return () => true

  const regex = expression.getRegex() ? new RegExp(expression.getRegex()) : undefined
  const matches = (name: string) => regex?.test(name) ?? expression.getPrefixList().some((it) => name.startsWith(it))
  return (event) => matches(byStream ? event.stream : event.type)
}
