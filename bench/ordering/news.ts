/** Tells those who wait that somebody was answered, and that all who ordered have gone. */
export const openNews = (buyers: number) => {
  let left = buyers
  let coming = Promise.withResolvers<void>()
  const tell = () => {
    coming.resolve()
    coming = Promise.withResolvers()
  }
  return {
    tell,
    next: () => coming.promise,
    leaves: () => {
      left -= 1
      tell()
    },
    allLeft: () => left === 0,
  }
}

export type News = ReturnType<typeof openNews>
