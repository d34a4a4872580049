import { parentPort, workerData } from 'node:worker_threads'
import { fillTables } from '#api/readModels/filling/fillTables.ts'
import { typesOf } from '#api/readModels/projection.ts'
import type { FactsLocation } from '#api/readModels/thread/workerProtocol.ts'
import { openFactsReader } from './openFactsReader.ts'
import { shopReadModels } from './shopReadModels.ts'

// Program of the thread that fills the tables of one projection from zero. Posts `filled` when it has.

/** `workerData` of the thread. */
export interface FillWorkerOptions {
  facts: FactsLocation
  file: string
  head: number
  /** Its name. */
  projection: string
}

const { facts, file, head, projection: name }: FillWorkerOptions = workerData
const projection = shopReadModels.find((each) => each.name === name)
if (!projection) throw new Error(`There is no read model ${name}`)
const { store, close } = await openFactsReader(facts, { types: typesOf(projection) })
await fillTables({ store, file, head, projections: [projection] })
await close()
parentPort?.postMessage('filled')
