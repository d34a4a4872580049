import { createCipheriv, createDecipheriv, createHmac, hkdfSync, type KeyObject, randomFillSync } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Text hidden under a key of 256 bits (AES-256-GCM): base64 of nonce, tag and cipher text. It opens with the same `bond` only. */
export const cipher = (text: string, bond: string, key: KeyObject) => hiddenWith(randomNonce(), text, bond, key)

/**
 * Like `cipher`, with a nonce that is made of what is hidden (the idea of SIV, RFC 5297): the same text under the same bond and key is
 * hidden alike each time. Another one has another nonce, as surely as with random ones.
 */
export const cipherAlike = (text: string, bond: string, key: KeyObject) => {
  const nonce = createHmac('sha256', nonceKeyOf(key)).update(`${bond.length} ${bond}${text}`).digest()
  return hiddenWith(nonce.subarray(0, nonceLength), text, bond, key)
}

/** The text again. Throws where it, its bond or its key is not what it was. */
export const decipher = (hidden: string, bond: string, key: KeyObject) => {
  const bytes = Buffer.from(hidden, 'base64')
  const body = nonceLength + tagLength
  const showing = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
  showing.setAAD(Buffer.from(bond)).setAuthTag(bytes.subarray(nonceLength, body))
  return showing.update(bytes.subarray(body), undefined, 'utf8') + showing.final('utf8')
}

const hiddenWith = (nonce: Buffer, text: string, bond: string, key: KeyObject) => {
  const hiding = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(bond))
  const hidden = [hiding.update(text, 'utf8'), hiding.final()]
  return Buffer.concat([nonce, hiding.getAuthTag(), ...hidden]).toString('base64')
}

// The system is asked for many nonces at once: one by one, they would cost more than the cipher.
const nonces = Buffer.alloc(nonceLength * 256)
let used = nonces.length

const randomNonce = () => {
  if (used === nonces.length) {
    randomFillSync(nonces)
    used = 0
  }
  used += nonceLength
  return Buffer.from(nonces.subarray(used - nonceLength, used))
}

const nonceKeys = new WeakMap<KeyObject, Buffer>()

const nonceKeyOf = (key: KeyObject) =>
  nonceKeys.getOrInsertComputed(key, () => Buffer.from(hkdfSync('sha256', key, '', 'nonces', 32)))
