import type { Indexer } from 'storybook/internal/types'
import { statusOf } from './status.ts'

/** Tags every story and docs page with its status, so that the sidebar can filter by it. */
export const tagStatus = (indexers: Indexer[] = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file: string, options: Parameters<Indexer['createIndex']>[1]) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), statusOf(entry.title ?? '')] }))
    },
  }))
