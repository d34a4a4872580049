/** A file that the shop gave, with the name it should have. */
export interface Downloaded {
  name: string
  content: Blob
}

export const fileIn = async (response: Response): Promise<Downloaded> => {
  const [, name = 'download'] = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return { name, content: await response.blob() }
}
