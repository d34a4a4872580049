import { StoreUnavailable } from './eventStore.ts'

const refuse = async () => {
  throw new StoreUnavailable('The event store was opened for reading only')
}

/** The writing methods of a store that was opened for reading only. */
export const refusingWrites = { append: refuse, consume: refuse, retain: refuse, forget: refuse }
