import type { AllStreamResolvedEvent } from '@eventstore/db-client'
import type { Connection } from './connection.ts'
import { ForeignFact } from './errors.ts'
import { recentIds } from './recentIds.ts'
import { toFact } from './storedEvents.ts'

/**
 * The shop's facts among all events. Others may write to the same server; what they wrote is left out, and reported once a stream.
 * Where it stands in a stream of the shop, reading that stream throws.
 */
export const ownFacts = ({ report }: Connection) => {
  const reported = recentIds()

  return (event: AllStreamResolvedEvent) => {
    try {
      return toFact(event)
    } catch (error) {
      if (!(error instanceof ForeignFact)) throw error
      const stream = event.event?.streamId ?? ''
      if (!reported.has(stream)) report(error)
      reported.add(stream)
      return undefined
    }
  }
}
