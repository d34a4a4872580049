import type { EventStore } from '#api/eventStore/eventStore.ts'
import { alternate, type Rounds, rate } from '#bench/rounds.ts'
import { appendAtOnce } from '#bench/store/clients.ts'
import type { Ask } from './load.ts'
import { type OrderRush, orderRush } from './orderRush.ts'
import type { OpenWritten } from './written.ts'

export const crowds = { '1 buyer': 1, '8 buyers': 8, '32 buyers': 32 } as const
export type Crowd = keyof typeof crowds
export const crowdNames = Object.keys(crowds) as Crowd[]

export interface OrderRounds {
  rushes: Readonly<Record<Crowd, readonly OrderRush[]>>
  /** Facts a second: of each crowd's rush, and of the bare store's group commit. */
  facts: Rounds<Crowd | 'group'>
}

const rounds = 3

interface Ground {
  written: OpenWritten
  /** A store with nothing around it. */
  bare: EventStore
  /** How long each crowd orders, all rounds together. */
  seconds: number
}

/** Each crowd orders in turns with the group commit of a bare store, after a first crowd that nobody counts. */
export const orderRounds = async ({ written, bare, seconds }: Ground, ask: Ask): Promise<OrderRounds> => {
  const milliseconds = (seconds * 1000) / rounds
  const rushes: Record<Crowd, OrderRush[]> = { '1 buyer': [], '8 buyers': [], '32 buyers': [] }
  const rushOf = (crowd: Crowd) => async () => {
    const rush = await orderRush(written, { buyers: crowds[crowd], milliseconds, ask })
    rushes[crowd].push(rush)
    return rush.factsPerSecond
  }
  await orderRush(written, { buyers: crowds['32 buyers'], milliseconds, ask })
  const facts = await alternate(rounds, {
    group: () => rate(() => appendAtOnce(bare, crowds['32 buyers'], milliseconds / 2)),
    '1 buyer': rushOf('1 buyer'),
    '8 buyers': rushOf('8 buyers'),
    '32 buyers': rushOf('32 buyers'),
  })
  return { rushes, facts }
}
