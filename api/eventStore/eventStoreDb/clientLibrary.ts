// The index of the package also loads what the shop does not use, such as projections and persistent subscriptions: half of its code.
import '@eventstore/db-client/dist/streams/index.js'

export { Client as EventStoreDBClient } from '@eventstore/db-client/dist/Client/index.js'
export { ANY, BACKWARDS, END, NO_STREAM, STREAM_EXISTS } from '@eventstore/db-client/dist/constants.js'
export {
  convertToCommandError,
  ErrorType,
  isCommandError,
  NotLeaderError,
  WrongExpectedVersionError,
} from '@eventstore/db-client/dist/utils/CommandError.js'
