/** A script of the page has not loaded in time. */
export class ChunkTimeout extends Error {}

// Milliseconds, as specified in section 8.
const chunkTimeout = 120_000

/** The chunk, or a `ChunkTimeout` where it has not loaded in time. */
export const withChunkTimeout = <Chunk>(chunk: Promise<Chunk>) =>
  new Promise<Chunk>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout('A script took too long to load')), chunkTimeout)
    chunk.then(resolve, reject).finally(() => clearTimeout(timer))
  })
