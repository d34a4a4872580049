import type { Rush } from '#api/eventStore/eventStore.ts'

/** The rush of callers. */
export interface CallRush extends Rush {
  /** Counts a call for as long as the work for it takes. */
  during<Outcome>(work: () => Promise<Outcome>): Promise<Outcome>
}

interface RushOptions {
  /** How many calls at once begin a rush. */
  size?: number
  /** Milliseconds without so many calls after which it is over: between the answers to some and the calls of the next there may be none. */
  calm?: number
  /** Milliseconds between releases while it lasts. */
  releaseInterval?: number
}

/** Many calls at once are a rush: the shop cannot answer them as they come, and what nobody waits for should wait. */
export const openCallRush = ({ size = 8, calm = 100, releaseInterval = 5000 }: RushOptions = {}): CallRush => {
  const listeners = new Set<() => void>()
  let inProgress = 0
  let isCrowded = false
  let timer: NodeJS.Timeout | undefined
  let releasedAt = 0

  const release = () => {
    releasedAt = performance.now()
    for (const listener of listeners) listener()
  }
  const begin = () => {
    releasedAt = performance.now()
    timer = setInterval(check, calm).unref()
  }
  const check = () => {
    const isOver = !isCrowded
    isCrowded = inProgress >= size
    if (isOver) {
      clearInterval(timer)
      timer = undefined
    }
    if (isOver || performance.now() - releasedAt >= releaseInterval) release()
  }

  return {
    during: async (work) => {
      inProgress += 1
      if (inProgress >= size) {
        isCrowded = true
        if (!timer) begin()
      }
      try {
        return await work()
      } finally {
        inProgress -= 1
      }
    },
    isOn: () => timer !== undefined,
    onRelease: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
