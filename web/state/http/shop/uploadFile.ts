interface UploadOptions {
  method: string
  headers: Headers
  upload: Blob
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

// Milliseconds. A phone uploads a picture slowly on a bad connection.
const uploadTimeout = 300_000

/** Uploads a file and reports its progress, which `fetch` cannot. Rejects when the connection fails or `signal` aborts. */
export const uploadFile = (url: string, { method, headers, upload, signal, onProgress }: UploadOptions) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = uploadTimeout
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('The file did not arrive'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(upload)
  })

const responseOf = (request: XMLHttpRequest) => {
  const consistencyToken = request.getResponseHeader('X-Position')
  return new Response(request.responseText, {
    status: request.status,
    headers: consistencyToken ? { 'X-Position': consistencyToken } : {},
  })
}
