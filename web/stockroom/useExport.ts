import { useDownload } from '#web/client/useDownload.ts'

/** Downloads the whole catalogue as CSV. */
export const useExport = () => {
  const { downloading, download } = useDownload('GET products/export', {})

  return { exporting: downloading, onExport: download }
}
