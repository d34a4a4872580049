import { describe, expect, it } from 'vitest'
import { aminasOrder, aminasSecret, facts } from '#api/eventStore/contract/cast.ts'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { openEventStoreDb } from '#api/eventStore/eventStoreDb.ts'
import { anotherAuthorityFile, authorityFile } from '#api/eventStore/testServer/certificates.ts'
import { cluster } from './cluster.ts'
import { serverForThisTest, storeForThisTest } from './servedStore.ts'

const secure = { tls: true, users: { admin: 'changeit' } }

const sentenceFor = async (url: string) => {
  const refused = await openEventStoreDb(url, { timeout: 3000 }).catch((error) => error)
  expect(refused).toBeInstanceOf(StoreUnavailable)
  return String(refused.message)
}

describe('EventStoreDB over TLS', { timeout: 20_000 }, () => {
  it.each(['127.0.0.1', 'localhost'])('lets in who knows the password, at %s', async (host) => {
    const server = await serverForThisTest(secure)
    const url = `esdb://admin:changeit@${host}:${server.port}?tls=true&tlsCaFile=${authorityFile}`
    const { store } = await storeForThisTest(url)
    const [order, secret] = [aminasOrder(), aminasSecret()]

    await store.append(order, 'absent', facts('OrderPlaced'), 'place-7')
    await store.retain(secret, { newest: 1 })
    await store.append(secret, 'absent', facts('SecretKept'))
    await store.forget(secret)

    expect(await store.readStream(order)).toHaveLength(1)
    expect(await store.answered(order, 'place-7')).toMatchObject({ revision: 0 })
    expect(await store.head()).toBeGreaterThan(0)
    expect(server.traffic.calls.get('BatchAppend')).toBeUndefined()
  })

  it.each([
    ['a wrong password', 'admin:letmein@', 'denies access'],
    ['an unknown name', 'amina:changeit@', 'denies access'],
    ['no name at all', '', 'denies access'],
  ])('keeps out %s, and says so at the start', async (_, credentials, says) => {
    const server = await serverForThisTest(secure)

    const sentence = await sentenceFor(`esdb://${credentials}127.0.0.1:${server.port}?tlsCAFile=${authorityFile}`)

    expect(sentence).toContain(`EventStoreDB at 127.0.0.1:${server.port} ${says}`)
    expect(sentence).not.toMatch(/letmein|changeit/)
  })

  it.each([
    ['another authority', `tlsCAFile=${anotherAuthorityFile}`],
    ['no authority', 'tls=true'],
  ])('trusts no server for which %s vouches', async (_, parameter) => {
    const server = await serverForThisTest(secure)

    const sentence = await sentenceFor(`esdb://admin:changeit@127.0.0.1:${server.port}?${parameter}`)

    expect(sentence).toContain('a certificate that nobody vouches for: name its authority with tlsCaFile=')
  })

  it('says that the file of the authority is missing', async () => {
    expect(await sentenceFor('esdb://admin:changeit@127.0.0.1:2113?tlsCAFile=/nowhere/ca.pem')).toContain(
      'does not exist',
    )
  })

  it('says what to look at where no node of a cluster can be trusted', async () => {
    const { url } = await cluster({ tls: true })

    const sentence = await sentenceFor(url.replace(authorityFile, anotherAuthorityFile))

    expect(sentence).toContain('has no node that answers')
    expect(sentence).toContain('tlsCaFile')
    expect(sentence).not.toContain('changeit')
  })

  it('names the password of a cluster as wrong where it is', async () => {
    const { url } = await cluster({ tls: true })

    expect(await sentenceFor(url.replace('changeit', 'letmein'))).toContain('denies access')
  })

  it('takes a password with signs that addresses use themselves', async () => {
    const server = await serverForThisTest({ tls: true, users: { admin: 'p@ss/w?rd' } })
    const credentials = `admin:${encodeURIComponent('p@ss/w?rd')}`

    const { store } = await storeForThisTest(
      `esdb://${credentials}@127.0.0.1:${server.port}?tlsCAFile=${authorityFile}`,
    )

    expect(await store.append(aminasOrder(), 'absent', facts('OrderPlaced'))).toMatchObject({ revision: 0 })
  })
})
