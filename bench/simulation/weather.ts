import type { Chance } from '#bench/chance.ts'

/** How likely each trouble is, where it may happen. */
export interface Weather {
  /** A node dies, at any step. */
  crash: number
  /** A node stands still for a while, at any step. */
  stall: number
  /** A request is slow on its way to the store, and overtaken by many others. */
  slow: number
  /** The store cannot be asked. */
  unreachable: number
  /** The store has done it, and nobody hears so. */
  lostReply: number
  /** The store is silent, and does it after all. */
  late: number
  /** Facts are delivered again. */
  repeat: number
  /** Another node takes a policy over, while the first still works at a fact. */
  takeover: number
  /** A browser does not hear its answer. */
  lostAnswer: number
}

const worst: Weather = {
  crash: 0.01,
  stall: 0.01,
  slow: 0.1,
  unreachable: 0.15,
  lostReply: 0.15,
  late: 0.05,
  repeat: 0.2,
  takeover: 0.01,
  lostAnswer: 0.2,
}

const calm: Weather = {
  crash: 0,
  stall: 0,
  slow: 0,
  unreachable: 0,
  lostReply: 0,
  late: 0,
  repeat: 0,
  takeover: 0,
  lostAnswer: 0,
}

/** Each seed has a weather of its own: some troubles not at all, others often, so that all of them meet each other. */
export const openWeather = (chance: Chance) => {
  const weather = { ...calm }
  for (const trouble of troubles) {
    weather[trouble] = chance.happens(0.4) ? 0 : (worst[trouble] * (1 + chance.below(100))) / 100
  }
  const counts = { ...calm }

  return {
    /** Whether this trouble happens now. */
    happens: (trouble: keyof Weather) => {
      const does = weather[trouble] > 0 && chance.happens(weather[trouble])
      if (does) counts[trouble] += 1
      return does
    },
    /** No more trouble. */
    clears: () => {
      Object.assign(weather, calm)
    },
    /** How often each happened. */
    counts: (): Readonly<Weather> => counts,
  }
}

export type OpenWeather = ReturnType<typeof openWeather>

const troubles = Object.keys(calm).filter((name): name is keyof Weather => name in calm)
