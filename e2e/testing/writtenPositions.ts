import type { BrowserContext } from 'playwright'

/** The server reads so many positions of one header. */
const maxPositions = 100

/** What browsers write, so that a read can wait until the read models have it. */
export const writtenPositions = () => {
  const positions: string[] = []
  return {
    /** Remembers the position of whatever this context's pages write from now on. */
    follow: (context: BrowserContext) => {
      context.on('response', (response) => {
        const position = response.headers()['x-position']
        if (position && response.request().method() !== 'GET') positions.push(position)
      })
    },
    /** The header of a read that waits for all of it. */
    header: (): Record<string, string> =>
      positions.length > 0 ? { 'x-position': positions.slice(-maxPositions).join() } : {},
  }
}
