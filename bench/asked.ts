/** What a program was asked for on its command line. Where that makes no sense one is told how to ask. */
export const askedFor = <Wishes>(read: (args: readonly string[]) => Wishes, usage: string): Wishes | undefined => {
  try {
    return read(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}. Use: ${usage}`)
    return undefined
  }
}
