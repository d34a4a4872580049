import { parseAddress } from '#api/eventStore/eventStoreDb/parseAddress.ts'
import { UsageError } from './program.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The address of the EventStoreDB in `ESDB_TEST_URL`: a program then runs against that server. */
export const eventStoreToTest = (environment: Environment = process.env) =>
  environment['ESDB_TEST_URL']?.trim() || undefined

/** The environment for `readConfig`, with the server to test as the event store. Throws where another one is configured beside it. */
export const withEventStoreToTest = (environment: Environment) => {
  const server = eventStoreToTest(environment)
  const configured = environment['EVENTSTORE_URL']
  if (server && configured && configured !== server)
    throw new UsageError('ESDB_TEST_URL and EVENTSTORE_URL name two event stores: unset one of them')
  return server ? { ...environment, EVENTSTORE_URL: server } : environment
}

/** Which store a program runs against, without the credentials of an address. */
export const factsLine = (server: string | undefined, fallback: string) =>
  `facts: ${server ? `EventStoreDB at ${parseAddress(server).hosts}` : fallback}`
