import { describe, expect, it } from 'vitest'
import { shopContract } from './contract.ts'
import type { Contract } from './kernel/endpoint.ts'

const entries: Contract = shopContract

describe.each(Object.entries(entries))('%s', (key, { params, querydata, upload, summary }) => {
  const [method = '', path = ''] = key.split(' ')

  it('has a key of a method and a path without a leading slash', () => {
    expect(key).toMatch(/^(GET|POST|PATCH|DELETE) [A-Za-z][\w/:-]*[A-Za-z]$/)
  })

  it('has a schema for every parameter of its path, and for no other', () => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(params?.shape ?? {})).toEqual(named)
  })

  it('has querydata or an upload for POST and PATCH, and neither for GET and DELETE', () => {
    const carried = [querydata, upload].filter((part) => part !== undefined)
    expect(carried).toHaveLength(method === 'POST' || method === 'PATCH' ? 1 : 0)
  })

  it('has a summary', () => expect(summary).toMatch(/^[A-Z].{5,}/))
})

it('no two endpoints have the same method and path, ignoring case', () => {
  const shapes = Object.keys(entries).map((key) => key.toLowerCase().replace(/:\w+/g, ':'))
  expect(new Set(shapes).size).toBe(shapes.length)
})
