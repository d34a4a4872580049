/** Works one after the other. `onAnswer` hears only of the last one that was waiting: answers in between are outdated already. */
export const inTurn = <Answer>(onAnswer: (answer: Answer) => void, onFailure: (thrown: unknown) => void) => {
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return (work: () => Promise<Answer>) => {
    waiting += 1
    const answered = tail.then(work).finally(() => {
      waiting -= 1
    })
    const shown = (answer: Answer) => (waiting === 0 ? onAnswer(answer) : undefined)
    // Not waited for: what a failure leads to may stand in this queue itself.
    const complained = (thrown: unknown) => void onFailure(thrown)
    tail = answered.then(shown, complained)
    return tail
  }
}
