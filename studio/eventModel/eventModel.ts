import { chartedMachine, type MachineName } from '#domain/charts/machines.ts'
import { words } from '#domain/charts/words.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { recordDefinitions } from '#domain/recordDefinitions.ts'
import { type FactType, factsOfAnyCall, factsOfCommands, factsOfPolicies } from './causes.ts'
import { policies, readModels } from './definitions.ts'
import { readersOfQueries } from './readers.ts'
import { callsOfScreens } from './screens.ts'

export type Noun = keyof typeof recordDefinitions & MachineName

export interface CallOfScreens {
  call: string
  screens: string[]
}

/** A fact with what stands before and after it. */
export interface FactLane {
  type: string
  label: string
  /** The states that it leads from and to. */
  moves: { from: string; to: string }[]
  commands: CallOfScreens[]
  /** Policies that record it. */
  causedBy: string[]
  /** Any call may leave it behind. */
  fromAnyCall: boolean
  models: string[]
  /** Policies that react to it, and the facts that they may record then. */
  reactions: { policy: string; afterSeconds: number; facts: string[] }[]
}

/** All that happens to one kind of record: screens, commands, facts, policies, read models, and screens again. */
export interface EventModel {
  noun: Noun
  title: string
  facts: FactLane[]
  /** Where its facts are read: in read models, and in the record itself. */
  reads: { source: string; calls: CallOfScreens[] }[]
}

export const nouns = Object.keys(recordDefinitions) as Noun[]

const screens = callsOfScreens()

const withScreens = (call: string): CallOfScreens => ({
  call,
  screens: screens.filter(({ calls }) => calls.includes(call)).map(({ screen }) => screen),
})

/** The model of one kind of record, from the contract, the facts, the read models, the policies and the sources of the site. */
export const eventModelOf = (noun: Noun): EventModel => {
  const facts = factTypesOf(noun).map(laneOf(noun))
  const models = [...new Set(facts.flatMap((fact) => fact.models))]
  return {
    noun,
    title: chartedMachine(noun).title,
    facts,
    reads: [
      { source: 'The record itself', calls: queriesWhere(({ records = [] }) => records.includes(noun)) },
      ...models.map((model) => ({ source: model, calls: queriesWhere((reader) => reader.models?.includes(model)) })),
    ].filter(({ calls }) => calls.length > 0),
  }
}

const queriesWhere = (
  isRead: (reader: (typeof readersOfQueries)[keyof typeof readersOfQueries]) => boolean | undefined,
) => Object.entries(readersOfQueries).flatMap(([call, reader]) => (isRead(reader) ? [withScreens(call)] : []))

/** In the order in which the machine meets them. */
const factTypesOf = (noun: Noun) => {
  const transitions = transitionsOf(recordDefinitions[noun].machine)
  const states = new Set(transitions.slice(0, 1).map(({ from }) => from))
  const met = new Set<string>()
  for (const state of states)
    for (const { type, to } of transitions.filter(({ from }) => from === state)) {
      met.add(type)
      states.add(to)
    }
  return [...new Set([...met, ...Object.keys(recordDefinitions[noun].facts)])]
}

const laneOf =
  (noun: Noun) =>
  (type: string): FactLane => ({
    type,
    label: words(type),
    moves: transitionsOf(recordDefinitions[noun].machine).filter((each) => each.type === type && each.from !== each.to),
    commands: Object.entries(factsOfCommands)
      .filter(([, facts]) => (facts as readonly string[]).includes(type))
      .map(([call]) => withScreens(call)),
    causedBy: Object.entries(factsOfPolicies).flatMap(([policy, { atOnce = {}, later = {} }]) =>
      [...Object.values(atOnce), ...Object.values(later)].some((facts) => (facts as readonly string[]).includes(type))
        ? [policy]
        : [],
    ),
    fromAnyCall: (factsOfAnyCall as readonly string[]).includes(type),
    models: readModels.filter(({ facts, everyFact }) => everyFact || facts.includes(type)).map(({ name }) => name),
    reactions: policies.flatMap(({ name, atOnce, later }) => {
      const facts = factsOfPolicies[name]
      const now = facts?.atOnce?.[type as FactType] ?? facts?.atOnce?.['*'] ?? []
      return [
        ...(atOnce.includes(type) ? [{ policy: name, afterSeconds: 0, facts: [...now] }] : []),
        ...later
          .filter(({ fact }) => fact === type)
          .map(({ seconds }) => ({
            ...{ policy: name, afterSeconds: seconds },
            facts: [...(facts?.later?.[type as FactType] ?? [])],
          })),
      ]
    }),
  })

/** Facts that stand in no lane: nothing records them, or nothing takes them. */
export const strandedFacts = (models: readonly EventModel[]) =>
  models.flatMap(({ facts }) =>
    facts
      .filter(
        ({ commands, causedBy, fromAnyCall, models: taken, reactions }) =>
          (commands.length === 0 && causedBy.length === 0 && !fromAnyCall) ||
          (taken.length === 0 && reactions.length === 0),
      )
      .map(({ type }) => type),
  )
