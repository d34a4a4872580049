import type { BrowserContext } from 'playwright'

/** What browsers write, so that a read can wait until the read models have it. */
export const writtenPositions = () => {
  const positions: string[] = []
  return {
    follow: (context: BrowserContext) => {
      context.on('response', (response) => {
        const position = response.headers()['x-position']
        if (position && response.request().method() !== 'GET') positions.push(position)
      })
    },
    /** The header of a read that has all of it. */
    header: (): Record<string, string> => (positions.length > 0 ? { 'x-position': positions.slice(-3).join() } : {}),
  }
}
