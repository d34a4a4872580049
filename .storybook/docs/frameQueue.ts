let turn: Promise<unknown> = Promise.resolve()

/** Loads frames one after another: each holds a whole preview, and twenty at once would stop the page. */
export const loadInTurn = (load: () => Promise<void>) => {
  turn = turn.then(load, load)
}
