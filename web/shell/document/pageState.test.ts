// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { CallFailed } from '#web/state/http/callFailed.ts'
import { readState, writeState } from './pageState.ts'

const putOnPage = (state: string) => {
  document.body.innerHTML = `<script type="application/json" id="state">${state}</script>`
}

describe('the state of a rendered page', () => {
  it('is parsed in the browser with its answers and failures', () => {
    const terms = { fee: 4500, freeFrom: 25_000 }
    const error = new CallFailed('No product found', { status: 404, refusal: 'ProductNotFound' })
    putOnPage(
      writeState({
        terms,
        publicUrl: 'https://ekhaya.example',
        answers: [
          ['GET a', { key: 'GET a', result: { status: 'succeeded', answer: { name: 'Blue kettle' } }, at: 1 }],
          ['GET b', { key: 'GET b', result: { status: 'failed', error }, at: 1 }],
        ],
      }),
    )

    const known = readState()
    expect(known.terms).toEqual(terms)
    expect(known.publicUrl).toBe('https://ekhaya.example')
    expect(known.answers[0]?.[1].result).toEqual({ status: 'succeeded', answer: { name: 'Blue kettle' } })
    expect(known.answers[1]?.[1].result.error).toBeInstanceOf(CallFailed)
    expect(known.answers[1]?.[1].result.error).toMatchObject({ message: 'No product found', reason: { status: 404 } })
  })

  it('counts as fresh, but for whoever came back to a page that the browser has kept', () => {
    const answer = { key: 'GET a', result: { status: 'succeeded', answer: {} }, at: 1 } as const
    putOnPage(writeState({ terms: defaultDeliveryTerms, answers: [['GET a', answer]] }))
    expect(readState().answers[0]?.[1].at).toBeGreaterThan(0)

    const entries = vi.spyOn(performance, 'getEntriesByType')
    entries.mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
    expect(readState().answers[0]?.[1].at).toBe(0)
    entries.mockRestore()
  })

  it('cannot close its script element, whatever part of it says so', () => {
    const name = '</script><script>alert(1)</script>'
    const error = new CallFailed(name, { status: 404, refusal: 'ProductNotFound' })
    const state = writeState({
      terms: defaultDeliveryTerms,
      publicUrl: name,
      answers: [
        [name, { key: name, result: { status: 'succeeded', answer: { name } }, at: 1 }],
        ['GET b', { key: name, result: { status: 'failed', error }, at: 1 }],
      ],
    })
    putOnPage(state)

    expect(state).not.toContain('<')
    const { answers, publicUrl } = readState()
    expect([publicUrl, answers[0]?.[0], answers[0]?.[1].key]).toEqual([name, name, name])
    expect(answers[0]?.[1].result.answer).toEqual({ name })
    expect(answers[1]?.[1].result.error?.message).toBe(name)
  })

  it('says of the same answer the same on every page, and of another one something else', () => {
    const [blue, red] = [{ name: 'Blue kettle' }, { name: 'Red kettle' }]
    const stateWith = (answer: object) =>
      writeState({
        terms: defaultDeliveryTerms,
        answers: [['GET a', { key: 'GET a', result: { status: 'succeeded', answer }, at: 1 }]],
      })

    expect(stateWith(blue)).toContain('Blue kettle')
    expect(stateWith(blue)).toBe(stateWith(blue))
    expect(stateWith(red)).toBe(stateWith(blue).replace('Blue', 'Red'))
  })

  it('is empty on a page that no server has rendered', () => {
    document.body.innerHTML = ''

    expect(readState()).toEqual({ answers: [], terms: defaultDeliveryTerms })
  })
})
