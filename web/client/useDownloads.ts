import type { DownloadWay } from '#ui-kit/shop/audit/Downloads.tsx'
import type { AskingOf, ReadKey } from './calls.ts'
import { useDownload } from './useDownload.ts'

/** The calls whose answer can be a file. */
export type FileKey = Extract<ReadKey, 'GET order/timeline/:id' | 'GET audit/recent' | `GET audit/${string}/:id`>

/** What a call answers with, as files to take home. */
export const useDownloads = <Key extends FileKey>(key: Key, asking: AskingOf<Key>): DownloadWay[] => {
  const as = (format: 'csv' | 'json') => ({ ...asking, query: { ...asking.query, format } }) as AskingOf<Key>
  const csv = useDownload(key, as('csv'))
  const json = useDownload(key, as('json'))

  return [
    { label: 'CSV', onDownload: csv.download, busy: csv.downloading },
    { label: 'JSON', onDownload: json.download, busy: json.downloading },
  ]
}
