import type { SeededRandom } from '#harness/seededRandom.ts'

/** The probability of each fault, at every place where it can occur. */
export interface FaultRates {
  /** A node crashes, at any step. */
  crash: number
  /** A node stalls for a while, at any step. */
  stall: number
  /** A request is slow on its way to the store, and others overtake it. */
  slow: number
  /** The store cannot be reached. */
  unreachable: number
  /** The store has committed, and the reply is lost. */
  lostReply: number
  /** The store does not reply in time, and commits later. */
  late: number
  /** A subscription delivers facts again. */
  repeat: number
  /** Another node takes a policy over while the first still handles a fact. */
  takeover: number
  /** The answer to a browser is lost. */
  lostAnswer: number
}

const maxRates: FaultRates = {
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

const noFaults: FaultRates = {
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

/** Each seed has its own fault rates, some of them 0, so that over many seeds all combinations of faults occur. */
export const openFaultInjector = (random: SeededRandom) => {
  const rates = { ...noFaults }
  for (const fault of faultNames) {
    rates[fault] = random.happens(0.4) ? 0 : (maxRates[fault] * (1 + random.below(100))) / 100
  }
  const counts = { ...noFaults }

  return {
    /** Whether to inject this fault now. */
    happens: (fault: keyof FaultRates) => {
      const isInjected = rates[fault] > 0 && random.happens(rates[fault])
      if (isInjected) counts[fault] += 1
      return isInjected
    },
    /** Sets all rates to 0. */
    heal: () => {
      Object.assign(rates, noFaults)
    },
    /** How often each fault was injected. */
    counts: (): Readonly<FaultRates> => counts,
  }
}

export type FaultInjector = ReturnType<typeof openFaultInjector>

const faultNames = Object.keys(noFaults).filter((name): name is keyof FaultRates => name in noFaults)
