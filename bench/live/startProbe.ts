import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Requests one URL fifty times a second in its own thread, so that the load of this thread does not delay it. */
export const startProbe = async (url: string) => {
  const worker = new Worker(new URL('./probeWorker.ts', import.meta.url), { workerData: url })
  await once(worker, 'message')
  return {
    /** Returns the latency of each request in milliseconds, and how many requests failed. */
    stop: async (): Promise<{ waits: number[]; failed: number }> => {
      worker.postMessage('stop')
      const [result] = await once(worker, 'message')
      await worker.terminate()
      return result
    },
  }
}
