import type { DownloadFormat } from '#ui-kit/shop/audit/DownloadButtons.tsx'
import type { ReadKey, RequestOf } from './calls.ts'
import { useDownload } from './useDownload.ts'

/** The calls that can return a file. */
type FileKey = Extract<ReadKey, 'GET order/timeline/:id' | 'GET audit/recent' | `GET audit/${string}/:id`>

/** Downloads of a call's answer as CSV and as JSON. */
export const useDownloads = <Key extends FileKey>(key: Key, request: RequestOf<Key>): DownloadFormat[] => {
  const inFormat = (format: 'csv' | 'json') => ({ ...request, query: { ...request.query, format } }) as RequestOf<Key>
  const csv = useDownload(key, inFormat('csv'))
  const json = useDownload(key, inFormat('json'))

  return [
    { label: 'CSV', onDownload: csv.download, busy: csv.downloading },
    { label: 'JSON', onDownload: json.download, busy: json.downloading },
  ]
}
