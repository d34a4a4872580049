class NodeCrashed extends Error {}

/** Wraps the work so that one call (default: the first) throws just before or just after it, as if the node had crashed. */
export const crashOnce = <Arguments extends unknown[], Answer>(
  when: string,
  work: (...args: Arguments) => Promise<Answer>,
  call = 1,
) => {
  let times = 0
  return async (...args: Arguments) => {
    times += 1
    const crashes = times === call
    if (crashes && when === 'before') throw new NodeCrashed()
    const answer = await work(...args)
    if (crashes) throw new NodeCrashed()
    return answer
  }
}
