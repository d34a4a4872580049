import type { AnyStateMachine } from 'xstate'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import { namedActor } from '#api/history/actorNames.ts'
import type { ConcurrentChange } from '#domain/kernel/decision.ts'
import type { FieldChange } from '#domain/kernel/fieldChange.ts'
import { emptyRecord, type Replayed, replay } from '#domain/kernel/replay.ts'

interface VersionedRecord<Machine extends AnyStateMachine> {
  machine: Machine
  stream: string
  /** Grows with every edit. */
  versionOf(record: Replayed<Machine>): number
  changes(before: Replayed<Machine>, after: Replayed<Machine>): FieldChange[]
}

/** What changed in a record since the version that an editor saw, and who edited it last. */
export const changesSince = async <Machine extends AnyStateMachine>(
  { store, ledger }: { store: EventStore; ledger: Ledger },
  { machine, stream, versionOf, changes }: VersionedRecord<Machine>,
  version: number,
): Promise<ConcurrentChange> => {
  const facts = await store.readStream(stream)
  const records = [emptyRecord(machine, stream)]
  for (const fact of facts)
    records.push(
      replay(machine, stream, [toRecordedFact<Machine>(fact)], records.at(-1) ?? emptyRecord(machine, stream)),
    )

  const current = records.at(-1) ?? emptyRecord(machine, stream)
  const seenByEditor = records.findLast((record) => versionOf(record) <= version) ?? current
  const lastEdit = facts.findLast((_, index) => {
    const [before, after] = [records[index], records[index + 1]]
    return before && after && versionOf(before) !== versionOf(after)
  })
  const { by, at } = lastEdit?.meta ?? { by: { role: 'system', id: '' } as const, at: '' }
  return { version: versionOf(current), at, by: await namedActor(ledger, by), changes: changes(seenByEditor, current) }
}
