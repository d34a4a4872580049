import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { openLog } from '#api/log.ts'
import { createInProjectorThread } from './projectorThread.ts'

it('whoever waits for the file of a thread that ends is told so', async () => {
  const thread = new Worker('process.exit(3)', { eval: true })
  const files = { facts: { file: 'events.sqlite' }, readModels: 'readModels.sqlite' }

  const creating = createInProjectorThread(thread, files, openLog('silent'))

  await expect(creating).rejects.toThrow('The thread of the read models ended with 3')
})
