import { describe, expect, it } from 'vitest'
import { aminasOrder, aminasSecret, facts, type Opened, typesOf } from './cast.ts'

export const forgettingContract = (opened: () => Opened) => {
  describe('forgetting', () => {
    it('keeps only the newest fact of a stream where that was asked for', async () => {
      const { store } = opened()
      const secret = aminasSecret()
      await store.retain(secret, { newest: 1 })
      await store.append(secret, 'absent', facts('SecretKept'))
      await store.append(secret, { revision: 0 }, facts('SecretKept', 'SecretRenewed'))

      expect(await store.readStream(secret)).toEqual([await store.readLast(secret)])
      expect(await store.readLast(secret)).toMatchObject({ type: 'SecretRenewed', revision: 2 })
    })

    it('takes a stream for absent that has a retention and no fact', async () => {
      const { store } = opened()
      const secret = aminasSecret()
      await store.retain(secret, { newest: 1 })

      expect(await store.append(secret, 'present', facts('SecretKept'))).toEqual({ conflict: true, actual: -1 })
      expect(await store.append(secret, 'absent', facts('SecretKept'))).toMatchObject({ revision: 0 })
    })

    it('takes a forgotten stream for an absent one', async () => {
      const { store } = opened()
      const order = aminasOrder()
      await store.append(order, 'absent', facts('OrderPlaced', 'OrderConfirmed'))

      await store.forget(order)

      expect(await store.readStream(order)).toEqual([])
      expect(await store.readLast(order)).toBeUndefined()
      expect(await store.append(order, 'present', facts('OrderShipped'))).toEqual({ conflict: true, actual: -1 })
    })

    it.each([false, true])(
      'writes a forgotten stream anew, where its retention is asked for again: %s',
      async (retained) => {
        const { store } = opened()
        const secret = aminasSecret()
        await store.append(secret, 'absent', facts('SecretKept', 'SecretRenewed'))
        await store.forget(secret)
        if (retained) await store.retain(secret, { newest: 5 })

        const appended = await store.append(secret, 'absent', facts('SecretKept'))

        expect(typesOf(await store.readStream(secret))).toEqual(['SecretKept'])
        expect(await store.readLast(secret)).toMatchObject(appended)
        expect(await store.append(secret, 'absent', facts('SecretKept'))).toHaveProperty('conflict')
        const { revision } = { revision: -1, ...appended }
        expect(await store.append(secret, { revision }, facts('SecretRenewed'))).toMatchObject({
          revision: revision + 1,
        })
      },
    )

    it('does not bring forgotten facts back with a later retention', async () => {
      const { store } = opened()
      const secret = aminasSecret()
      await store.append(secret, 'absent', facts('SecretKept', 'SecretRenewed'))
      await store.forget(secret)
      await store.append(secret, 'absent', facts('SecretKept'))

      await store.retain(secret, { newest: 10 })

      expect(await store.readStream(secret)).toHaveLength(1)
    })

    it('forgets the commands of a stream with its facts', async () => {
      const { store } = opened()
      const secret = aminasSecret()
      await store.append(secret, 'absent', facts('SecretKept'), 'keep-7')
      await store.append(secret, { revision: 0 }, facts('SecretRenewed'), 'renew-7')

      await store.forget(secret)

      expect(await store.answered(secret, 'keep-7')).toBeUndefined()
      const appended = await store.append(secret, 'absent', facts('SecretKept'), 'keep-7')
      expect(await store.readLast(secret)).toMatchObject(appended)
      expect(typesOf(await store.readStream(secret))).toEqual(['SecretKept'])
    })

    it('forgets a stream that was never written, and one twice', async () => {
      const { store } = opened()
      const order = aminasOrder()

      await store.forget(order)
      await store.append(order, 'absent', facts('OrderPlaced'))
      await store.forget(order)
      await store.forget(order)

      expect(await store.readStream(order)).toEqual([])
    })
  })
}
