import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Text hidden under a key of 256 bits (AES-256-GCM): base64 of nonce, tag and cipher text. It opens with the same `bond` only. */
export const cipher = (text: string, bond: string, key: KeyObject) => {
  const nonce = randomBytes(nonceLength)
  const hiding = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(bond))
  const hidden = [hiding.update(text, 'utf8'), hiding.final()]
  return Buffer.concat([nonce, hiding.getAuthTag(), ...hidden]).toString('base64')
}

/** The text again. Throws where it, its bond or its key is not what it was. */
export const decipher = (hidden: string, bond: string, key: KeyObject) => {
  const bytes = Buffer.from(hidden, 'base64')
  const body = nonceLength + tagLength
  const showing = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
  showing.setAAD(Buffer.from(bond)).setAuthTag(bytes.subarray(nonceLength, body))
  return showing.update(bytes.subarray(body), undefined, 'utf8') + showing.final('utf8')
}
