/** A file that the API returned, with its suggested name. */
export interface DownloadedFile {
  name: string
  content: Blob
}

export const readDownload = async (response: Response): Promise<DownloadedFile> => {
  const [, name = 'download'] = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return { name, content: await response.blob() }
}
