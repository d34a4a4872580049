import type { Chance } from '#bench/chance.ts'
import type { NewId } from './engine.ts'
import { type Leases, openLeases } from './leases.ts'
import { type Owner, openOwner, type Scheduler } from './scheduler.ts'
import { openSimulatedLog, type SimulatedLog } from './simulatedLog.ts'
import type { OpenWeather } from './weather.ts'

/** Between the nodes and the log, and what all of them share. */
export interface Sea {
  log: SimulatedLog
  leases: Leases
  scheduler: Scheduler
  chance: Chance
  weather: OpenWeather
  /** What was sent goes on when its sender is gone. */
  network: Owner
  /** Wakes those who wait for facts. */
  waiting: (() => void)[]
  /** How often a node was quicker than another one. */
  conflicts: number
  /** Ids of facts, one after the other. */
  newId: NewId
}

export const openSea = (scheduler: Scheduler, chance: Chance, weather: OpenWeather): Sea => ({
  log: openSimulatedLog(scheduler.now),
  leases: openLeases(),
  scheduler,
  chance,
  weather,
  network: openOwner('network'),
  waiting: [],
  conflicts: 0,
  newId: ids(),
})

/** Tells everybody who waits that there may be facts. */
export const ring = (sea: Sea) => {
  for (const wake of sea.waiting.splice(0)) wake()
}

const ids = (): NewId => {
  let last = 0
  return () => {
    last += 1
    return `00000000-0000-4000-8000-${last.toString(16).padStart(12, '0')}`
  }
}
