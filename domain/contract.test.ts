import { describe, expect, it } from 'vitest'
import { shopContract } from './contract.ts'
import type { Contract } from './kernel/endpoint.ts'

const entries: Contract = shopContract

describe.each(Object.entries(entries))('%s', (key, { params, querydata, upload, summary }) => {
  const [method = '', path = ''] = key.split(' ')

  it('is a method and a path from the root of the shop', () => {
    expect(key).toMatch(/^(GET|POST|PATCH|DELETE) [A-Za-z][\w/:-]*[A-Za-z]$/)
  })

  it('checks every parameter of its path, and no other', () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(params?.shape ?? {})).toEqual(named)
  })

  it('carries querydata or a file with POST and PATCH, nothing with GET and DELETE', () => {
    const carried = [querydata, upload].filter((part) => part !== undefined)
    expect(carried).toHaveLength(method === 'POST' || method === 'PATCH' ? 1 : 0)
  })

  it('says what it is for', () => expect(summary).toMatch(/^[A-Z].{5,}/))
})

it('no two calls meet at one path, whatever their letters', () => {
  const shapes = Object.keys(entries).map((key) => key.toLowerCase().replace(/:\w+/g, ':'))
  expect(new Set(shapes).size).toBe(shapes.length)
})
