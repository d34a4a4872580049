let roots = 0

/** Options of a React root: ids made by `useId` begin differently in each story, so that many stories can stand on one page. */
class UniqueRootIds {
  get identifierPrefix() {
    roots += 1
    return `story${roots}-`
  }
}

export const uniqueRootIds = new UniqueRootIds()
