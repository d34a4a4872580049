/** Allows `maxPerSecond` messages in any second. Returns 0 if this one is allowed, otherwise the number refused since the last allowed one. */
export const messageLimit = (maxPerSecond: number, now: () => number = () => performance.now()) => {
  const passed: number[] = []
  let refused = 0

  return () => {
    const currentTime = now()
    while (passed[0] !== undefined && passed[0] <= currentTime - windowLength) passed.shift()
    if (passed.length >= maxPerSecond) {
      refused += 1
      return refused
    }
    passed.push(currentTime)
    refused = 0
    return refused
  }
}

/** Milliseconds. */
const windowLength = 1000
