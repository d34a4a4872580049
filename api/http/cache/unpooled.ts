/**
 * The same bytes in memory of their own. Use it for bytes that stay in a cache: Node cuts small buffers, and what its compressors return, from
 * pieces of 64 KB, each of which stays in memory as long as one buffer of it is in use.
 */
export const unpooled = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
