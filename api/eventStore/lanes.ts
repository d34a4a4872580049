/** Work under one name queues up, first come first served; work under different names goes on at once. */
export const lanes = () => {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name)
    const turn = before ? before.then(work, work) : work()
    const over = () => {
      if (last.get(name) === turn) last.delete(name)
    }
    last.set(name, turn)
    turn.then(over, over)
    return turn
  }
}
