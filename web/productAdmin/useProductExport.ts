import { useDownload } from '#web/state/http/useDownload.ts'

/** Downloads the whole catalogue as CSV. */
export const useProductExport = () => {
  const { downloading, download } = useDownload('GET products/export', {})

  return { exporting: downloading, onExport: download }
}
