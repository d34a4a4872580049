import { access } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** How much nicer than its process a thread in the background is: where all processors are busy, it gets a third of the time of another. */
const niceness = 5

/**
 * Lets the threads that serve callers run before the calling one and those that it starts. Only on Linux, where each thread has a priority of
 * its own; elsewhere this would change the whole process.
 */
export const lowerThreadPriority = () => {
  if (process.platform !== 'linux') return
  // Node starts the thread pool of the process with the first task for it. Its threads must not inherit the new priority.
  access('.', () => undefined)
  try {
    setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW))
  } catch {
    // A sandbox may forbid it. The thread then competes with the others.
  }
}
