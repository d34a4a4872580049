import type { AnyStateMachine, EventFromLogic } from 'xstate'
import type { NewFact, StoredFact } from './eventStore.ts'

/** Converts a stored or new fact to the form that record machines and sentences receive. */
export const toRecordedFact = <Machine extends AnyStateMachine>({ type, data, meta }: NewFact | StoredFact) =>
  ({ type, data, at: meta.at, by: meta.by }) as EventFromLogic<Machine>
