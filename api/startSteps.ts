/** Tells how far a step is: `done` of `total` parts. */
export type Progress = (done: number, total: number) => void

/** Runs a long step of the start and tells the terminal about it. `work` may tell how far it is. */
export type StartStep = <Answer>(name: string, work: (progress: Progress) => Promise<Answer>) => Promise<Answer>

interface Terminal {
  write(text: string): unknown
  /** Whether a line can be written over. */
  isTTY?: boolean
}

/** The steps of a start, each with its progress in quarters, or in percent where a line can be written over, and its seconds at the end. */
export const startStepsOn =
  (terminal: Terminal, now: () => number = Date.now): StartStep =>
  async (name, work) => {
    const start = now()
    let lastShown = 0
    const show: Progress = (done, total) => {
      const percent = Math.floor((done / total) * 100)
      const shown = terminal.isTTY ? percent : percent - (percent % 25)
      if (shown <= lastShown || percent >= 100) return
      lastShown = shown
      terminal.write(terminal.isTTY ? `\r${name}: ${shown} %` : `${name}: ${shown} %\n`)
    }

    terminal.write(terminal.isTTY ? `${name} …` : `${name} …\n`)
    const answer = await work(show)
    const end = `${name}: done in ${((now() - start) / 1000).toFixed(1)} s`
    terminal.write(terminal.isTTY ? `\r${end}\n` : `${end}\n`)
    return answer
  }
