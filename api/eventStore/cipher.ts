import { createCipheriv, createDecipheriv, createHmac, hkdfSync, type KeyObject, randomFillSync } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Encrypts text with a 256-bit key (AES-256-GCM): base64 of nonce, tag and ciphertext. Decryption needs the same `associatedData`. */
export const encrypt = (text: string, associatedData: string, key: KeyObject) =>
  encryptWithNonce(randomNonce(), text, associatedData, key)

/**
 * Like `encrypt`, with a nonce derived from the plaintext (the idea of SIV, RFC 5297): the same text, associated data and key give the
 * same ciphertext. Different input gives a different nonce, as reliably as random nonces do.
 */
export const encryptDeterministically = (text: string, associatedData: string, key: KeyObject) => {
  const nonce = createHmac('sha256', nonceKeyOf(key))
    .update(`${associatedData.length} ${associatedData}${text}`)
    .digest()
  return encryptWithNonce(nonce.subarray(0, nonceLength), text, associatedData, key)
}

/** Returns the plaintext. Throws if the ciphertext, the associated data or the key is a different one. */
export const decrypt = (ciphertext: string, associatedData: string, key: KeyObject) => {
  const bytes = Buffer.from(ciphertext, 'base64')
  const bodyStart = nonceLength + tagLength
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(associatedData)).setAuthTag(bytes.subarray(nonceLength, bodyStart))
  return decipher.update(bytes.subarray(bodyStart), undefined, 'utf8') + decipher.final('utf8')
}

const encryptWithNonce = (nonce: Buffer, text: string, associatedData: string, key: KeyObject) => {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(associatedData))
  const chunks = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...chunks]).toString('base64')
}

// Random bytes for 256 nonces at once: one system call per nonce would cost more than the encryption.
const noncePool = Buffer.alloc(nonceLength * 256)
let poolOffset = noncePool.length

const randomNonce = () => {
  if (poolOffset === noncePool.length) {
    randomFillSync(noncePool)
    poolOffset = 0
  }
  poolOffset += nonceLength
  return Buffer.from(noncePool.subarray(poolOffset - nonceLength, poolOffset))
}

const nonceKeys = new WeakMap<KeyObject, Buffer>()

const nonceKeyOf = (key: KeyObject) =>
  nonceKeys.getOrInsertComputed(key, () => Buffer.from(hkdfSync('sha256', key, '', 'nonces', 32)))
