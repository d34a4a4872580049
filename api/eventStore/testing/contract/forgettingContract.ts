import { describe, expect, it } from 'vitest'
import {
  newFacts,
  newOrderStream,
  newSecretStream,
  placeOf,
  type StoreUnderTest,
  typesOf,
} from '#api/eventStore/testing/storeFixtures.ts'

export const forgettingContract = (underTest: () => StoreUnderTest) => {
  describe('forgetting', () => {
    it('keeps only the newest fact of a stream with that retention', async () => {
      const { store } = underTest()
      const secret = newSecretStream()
      await store.retain(secret, { newest: 1 })
      await store.append(secret, 'absent', newFacts('SecretKept'))
      await store.append(secret, { revision: 0 }, newFacts('SecretKept', 'SecretRenewed'))

      expect(await store.readStream(secret)).toEqual([await store.readLast(secret)])
      expect(await store.readLast(secret)).toMatchObject({ type: 'SecretRenewed', revision: 2 })
    })

    it('treats a stream with a retention but no fact as absent', async () => {
      const { store } = underTest()
      const secret = newSecretStream()
      await store.retain(secret, { newest: 1 })

      expect(await store.append(secret, 'present', newFacts('SecretKept'))).toEqual({ conflict: true, actual: -1 })
      expect(await store.append(secret, 'absent', newFacts('SecretKept'))).toMatchObject({ revision: 0 })
    })

    it('treats a forgotten stream as absent', async () => {
      const { store } = underTest()
      const order = newOrderStream()
      await store.append(order, 'absent', newFacts('OrderPlaced', 'OrderConfirmed'))

      await store.forget(order)

      expect(await store.readStream(order)).toEqual([])
      expect(await store.readLast(order)).toBeUndefined()
      expect(await store.append(order, 'present', newFacts('OrderShipped'))).toEqual({ conflict: true, actual: -1 })
    })

    it.each([false, true])('writes to a forgotten stream again, with a new retention: %s', async (retained) => {
      const { store } = underTest()
      const secret = newSecretStream()
      await store.append(secret, 'absent', newFacts('SecretKept', 'SecretRenewed'))
      await store.forget(secret)
      if (retained) await store.retain(secret, { newest: 5 })

      const appended = await store.append(secret, 'absent', newFacts('SecretKept'))

      expect(typesOf(await store.readStream(secret))).toEqual(['SecretKept'])
      expect(await store.readLast(secret)).toMatchObject(appended)
      expect(await store.append(secret, 'absent', newFacts('SecretKept'))).toHaveProperty('conflict')
      const { revision } = { revision: -1, ...appended }
      expect(await store.append(secret, { revision }, newFacts('SecretRenewed'))).toMatchObject({
        revision: revision + 1,
      })
    })

    it('does not restore forgotten facts when a retention is set later', async () => {
      const { store } = underTest()
      const secret = newSecretStream()
      await store.append(secret, 'absent', newFacts('SecretKept', 'SecretRenewed'))
      await store.forget(secret)
      await store.append(secret, 'absent', newFacts('SecretKept'))

      await store.retain(secret, { newest: 10 })

      expect(await store.readStream(secret)).toHaveLength(1)
    })

    it('forgets the commands of a stream with its facts', async () => {
      const { store } = underTest()
      const secret = newSecretStream()
      await store.append(secret, 'absent', newFacts('SecretKept'), 'keep-7')
      await store.append(secret, { revision: 0 }, newFacts('SecretRenewed'), 'renew-7')

      await store.forget(secret)

      expect(await store.findCommand(secret, 'keep-7')).toBeUndefined()
      const appended = placeOf(await store.append(secret, 'absent', newFacts('SecretKept'), 'keep-7'))
      expect(await store.readLast(secret)).toMatchObject(appended)
      expect(typesOf(await store.readStream(secret))).toEqual(['SecretKept'])
    })

    it('can forget an unknown stream, and the same stream twice', async () => {
      const { store } = underTest()
      const order = newOrderStream()

      await store.forget(order)
      await store.append(order, 'absent', newFacts('OrderPlaced'))
      await store.forget(order)
      await store.forget(order)

      expect(await store.readStream(order)).toEqual([])
    })
  })
}
