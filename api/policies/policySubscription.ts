import type { Policy, Reaction } from './policy.ts'

/** One durable consumer of the log: the immediate reactions of a policy, or one of its timers. */
export interface PolicySubscription {
  /** The consumer's stored name. Never change it: a new name starts again at the first fact. */
  name: string
  policy: string
  /** Delay between a fact and the reaction to it. */
  seconds: number
  reactions: Readonly<Record<string, Reaction<never>>>
  /** How many facts are reacted to at once. */
  concurrency: number
  /** Types of facts whose reactions get no data. */
  withoutData: ReadonlySet<string>
  /** Types of facts that nobody waits for. */
  lowPriority: ReadonlySet<string>
}

/** All subscriptions of the policies. Throws if two have the same name, or if a timer's delay is not in whole seconds. */
export const subscriptionsOf = (policies: readonly Policy[]): PolicySubscription[] => {
  const subscriptions = policies.flatMap((each) => [...immediateOf(each), ...delayedOf(each)])
  for (const [index, { name, seconds }] of subscriptions.entries()) {
    if (subscriptions.findIndex((other) => other.name === name) < index)
      throw new Error(`Two policies are named ${name}`)
    if (seconds < 0 || !Number.isInteger(seconds)) throw new Error(`${name} must wait whole seconds`)
  }
  return subscriptions
}

const immediateOf = ({
  name,
  when,
  concurrency = 1,
  withoutData = [],
  lowPriority = [],
}: Policy): PolicySubscription[] => {
  if (Object.keys(when).length === 0) return []
  const types = { withoutData: new Set(withoutData), lowPriority: new Set(lowPriority) }
  return [{ name, policy: name, seconds: 0, reactions: when, concurrency, ...types }]
}

const delayedOf = ({ name, after, withoutData = [] }: Policy): PolicySubscription[] =>
  Object.entries(after).map(([type, { seconds, react }]) => ({
    name: `${name}-${type}-after-${seconds}`,
    policy: name,
    seconds,
    reactions: { [type]: react },
    concurrency: 1,
    withoutData: new Set(withoutData),
    lowPriority: new Set(),
  }))
