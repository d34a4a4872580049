interface Sending {
  method: string
  headers: Headers
  upload: Blob
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

// A picture from a phone takes its time on a slow line.
const patience = 300_000

/** Sends a file and tells how far it has come, which `fetch` cannot. Rejects where the line fails or `signal` ends it. */
export const sendFile = (url: string, { method, headers, upload, signal, onProgress }: Sending) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = patience
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('The file did not arrive'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(upload)
  })

const answerOf = (request: XMLHttpRequest) => {
  const position = request.getResponseHeader('X-Position')
  return new Response(request.responseText, {
    status: request.status,
    headers: position ? { 'X-Position': position } : {},
  })
}
