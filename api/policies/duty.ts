import type { Policy, Reaction } from './policy.ts'

/** One durable consumer of the log: what a policy does at once, or one of its timers. */
export interface Duty {
  /** The consumer's: it must never change, or the duty begins anew with the first fact. */
  name: string
  policy: string
  /** Between a fact and the reaction to it. */
  seconds: number
  reactions: Readonly<Record<string, Reaction<never>>>
}

/** EventStoreDB hands a fact to somebody else where it was not taken within an hour: a wait stays far below that. */
const longest = 30 * 60

/** All duties of the shop. Throws where two are named alike, or where a timer waits too long. */
export const dutiesOf = (policies: readonly Policy[]): Duty[] => {
  const duties = policies.flatMap((each) => [...atOnce(each), ...later(each)])
  for (const [index, { name, seconds }] of duties.entries()) {
    if (duties.findIndex((other) => other.name === name) < index) throw new Error(`Two policies are named ${name}`)
    if (seconds > longest || !Number.isInteger(seconds)) throw new Error(`${name} must wait at most ${longest} seconds`)
  }
  return duties
}

const atOnce = ({ name, when }: Policy): Duty[] =>
  Object.keys(when).length === 0 ? [] : [{ name, policy: name, seconds: 0, reactions: when }]

const later = ({ name, after }: Policy): Duty[] =>
  Object.entries(after).map(([type, { seconds, react }]) => ({
    name: `${name}-${type}-after-${seconds}`,
    policy: name,
    seconds,
    reactions: { [type]: react },
  }))
