class NodeDied extends Error {}

/** Does the work, but for one time, the first unless told: then the node dies just before, or just after. */
export const dyingOnce = <Asked extends unknown[], Answer>(
  when: string,
  work: (...asked: Asked) => Promise<Answer>,
  at = 1,
) => {
  let times = 0
  return async (...asked: Asked) => {
    times += 1
    const dies = times === at
    if (dies && when === 'before') throw new NodeDied()
    const answer = await work(...asked)
    if (dies) throw new NodeDied()
    return answer
  }
}
