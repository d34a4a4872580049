/** A script of the page has not loaded, or threw an error while it did: browsers reject an import in the same way for both. */
export class ChunkMissing extends Error {}

/** A script of the page has not loaded in time. */
export class ChunkTimeout extends ChunkMissing {}

// Milliseconds, as specified in section 8.
const chunkTimeout = 120_000

/** The chunk; rejects with `ChunkMissing` where it does not load, with `ChunkTimeout` where it has not loaded in time. */
export const checkedChunk = <Chunk>(chunk: Promise<Chunk>) =>
  new Promise<Chunk>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout('A script took too long to load')), chunkTimeout)
    const fail = (cause: unknown) => reject(new ChunkMissing('A script could not be loaded', { cause }))
    chunk.then(resolve, fail).finally(() => clearTimeout(timer))
  })
