import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openStoreForTest, startServerForTest } from '#api/eventStore/eventStoreDb/testing/servedStore.ts'
import { startTestCluster } from '#api/eventStore/eventStoreDb/testing/testCluster.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { newFacts, newOrderStream, newSecretStream } from '#api/eventStore/testing/storeFixtures.ts'
import { caFile, otherCaFile } from '#api/eventStore/testing/testServer/certificates.ts'

const tlsOptions = { tls: true, users: { admin: 'changeit' } }

const openingErrorOf = async (url: string) => {
  const error = await openEventStoreDb(url, { timeout: 3000 }).catch((error) => error)
  expect(error).toBeInstanceOf(StoreUnavailable)
  return String(error.message)
}

describe('EventStoreDB over TLS', { timeout: 20_000 }, () => {
  it.each(['127.0.0.1', 'localhost'])('accepts the right password, at %s', async (host) => {
    const server = await startServerForTest(tlsOptions)
    const url = `esdb://admin:changeit@${host}:${server.port}?tls=true&tlsCaFile=${caFile}`
    const { store } = await openStoreForTest(url)
    const [order, secret] = [newOrderStream(), newSecretStream()]

    await store.append(order, 'absent', newFacts('OrderPlaced'), 'place-7')
    await store.retain(secret, { newest: 1 })
    await store.append(secret, 'absent', newFacts('SecretKept'))
    await store.forget(secret)

    expect(await store.readStream(order)).toHaveLength(1)
    expect(await store.findCommand(order, 'place-7')).toMatchObject({ revision: 0 })
    expect(await store.head()).toBeGreaterThan(0)
    expect(server.traffic.calls.get('BatchAppend')).toBeUndefined()
  })

  it.each([
    ['a wrong password', 'admin:letmein@', 'denies access'],
    ['an unknown name', 'amina:changeit@', 'denies access'],
    ['no name at all', '', 'denies access'],
  ])('refuses %s when the store is opened', async (_, credentials, expected) => {
    const server = await startServerForTest(tlsOptions)

    const message = await openingErrorOf(`esdb://${credentials}127.0.0.1:${server.port}?tlsCAFile=${caFile}`)

    expect(message).toContain(`EventStoreDB at 127.0.0.1:${server.port} ${expected}`)
    expect(message).not.toMatch(/letmein|changeit/)
  })

  it.each([
    ['another authority', `tlsCAFile=${otherCaFile}`],
    ['no authority', 'tls=true'],
  ])('does not trust a certificate with %s', async (_, parameter) => {
    const server = await startServerForTest(tlsOptions)

    const message = await openingErrorOf(`esdb://admin:changeit@127.0.0.1:${server.port}?${parameter}`)

    expect(message).toContain('a certificate that no trusted CA has signed: name the CA file with tlsCaFile=')
  })

  it('says that the CA file does not exist', async () => {
    expect(await openingErrorOf('esdb://admin:changeit@127.0.0.1:2113?tlsCAFile=/nowhere/ca.pem')).toContain(
      'does not exist',
    )
  })

  it('says what to check if no node of a cluster can be trusted', async () => {
    const { url } = await startTestCluster({ tls: true })

    const message = await openingErrorOf(url.replace(caFile, otherCaFile))

    expect(message).toContain('has no node that answers')
    expect(message).toContain('tlsCaFile')
    expect(message).not.toContain('changeit')
  })

  it('reports a wrong password of a cluster', async () => {
    const { url } = await startTestCluster({ tls: true })

    expect(await openingErrorOf(url.replace('changeit', 'letmein'))).toContain('denies access')
  })

  it('accepts a password with characters that are special in addresses', async () => {
    const server = await startServerForTest({ tls: true, users: { admin: 'p@ss/w?rd' } })
    const credentials = `admin:${encodeURIComponent('p@ss/w?rd')}`

    const { store } = await openStoreForTest(`esdb://${credentials}@127.0.0.1:${server.port}?tlsCAFile=${caFile}`)

    expect(await store.append(newOrderStream(), 'absent', newFacts('OrderPlaced'))).toMatchObject({ revision: 0 })
  })
})
