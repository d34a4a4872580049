import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Service {
  image?: string
  build?: string
  profiles?: string[]
  environment?: Record<string, string | number>
  depends_on?: Record<string, unknown> | string[]
  volumes?: string[]
}

const text = readFileSync(join(import.meta.dirname, '../docker-compose.yml'), 'utf8')
const compose = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: Record<string, null> }
const services = Object.entries(compose.services)

describe('docker-compose.yml', () => {
  it.each(services)('%s starts from an image or from this folder', (_, { image, build }) => {
    expect(image ?? build).toBeTruthy()
  })

  it.each(services)('%s waits only for services that exist', (_, { depends_on = [] }) => {
    const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)

    expect(awaited.filter((name) => !(name in compose.services))).toEqual([])
  })

  it.each(services)('%s keeps its files in named volumes', (_, { volumes = [] }) => {
    expect(volumes.filter((volume) => !(String(volume.split(':')[0]) in compose.volumes))).toEqual([])
  })

  it('starts three nodes of EventStoreDB and two of the shop in the cluster profile', () => {
    const cluster = services.filter(([, { profiles }]) => profiles?.includes('cluster')).map(([name]) => name)

    expect(cluster).toEqual(['node1', 'node2', 'node3', 'shop1', 'shop2', 'proxy'])
  })

  it('gives every shop an address of EventStoreDB', () => {
    const shops = services.filter(([, { build }]) => build)

    expect(shops.map(([, { environment }]) => environment?.['EVENTSTORE_URL'])).toEqual([
      expect.stringMatching(/^esdb:/),
      expect.stringMatching(/^esdb:/),
      expect.stringMatching(/^esdb:/),
    ])
  })

  it('starts the mail server that every shop sends its mail to', () => {
    const shops = services.filter(([, { build }]) => build)
    for (const [name, { environment, depends_on = {} }] of shops) {
      const { hostname } = new URL(String(environment?.['SMTP_URL']))
      expect(Object.keys(depends_on), name).toContain(hostname)
    }
  })
})
