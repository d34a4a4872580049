/** Work that only one tab may do at a time. */
export const inOneTab = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(`ekhaya-${name}`, work) : work()
