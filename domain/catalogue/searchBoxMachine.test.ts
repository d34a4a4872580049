import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type Search, searchBoxMachine } from './searchBoxMachine.ts'

const searchBox = (suggest = async (_text: string): Promise<readonly string[]> => ['kettle']) => {
  const searched: Search[] = []
  const requested: string[] = []
  const wired = searchBoxMachine.provide({
    actors: {
      suggest: fromPromise<readonly string[], { text: string }>(({ input }) => {
        requested.push(input.text)
        return suggest(input.text)
      }),
    },
    actions: { search: (_, search) => searched.push(search) },
  })
  const amina = createActor(wired, { input: { text: '' } }).start()
  return {
    searched,
    asked: requested,
    types: (text: string) => amina.send({ type: 'typed', text }),
    chooses: (tag: string) => amina.send({ type: 'suggestionChosen', tag }),
    closes: () => amina.send({ type: 'suggestionsClosed' }),
    presses: () => amina.send({ type: 'searchedNow' }),
    goesBack: () => amina.send({ type: 'pageChanged', text: '' }),
    sees: () => ({ state: amina.getSnapshot().value, ...amina.getSnapshot().context }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the search box', () => {
  it('waits half a second after the last key, then searches once', async () => {
    const box = searchBox()
    box.types('ket')
    await vi.advanceTimersByTimeAsync(400)
    box.types('kettle')
    await vi.advanceTimersByTimeAsync(499)
    expect(box.searched).toEqual([])
    await vi.advanceTimersByTimeAsync(1)

    expect(box.searched).toEqual([{ text: 'kettle', isTag: false }])
    expect(box.asked).toEqual(['kettle'])
    expect(box.sees()).toEqual({ state: 'suggesting', text: 'kettle', suggestions: ['kettle'] })
  })

  it('requests no suggestions for fewer than three characters, but still searches', async () => {
    const box = searchBox()
    box.types('ke')
    await vi.advanceTimersByTimeAsync(500)

    expect(box.asked).toEqual([])
    expect(box.searched).toEqual([{ text: 'ke', isTag: false }])
    expect(box.sees()).toMatchObject({ state: 'resting', suggestions: [] })
  })

  it('removes HTML from the typed text', async () => {
    const box = searchBox()
    box.types('<script>ketle</script>')
    await vi.advanceTimersByTimeAsync(500)

    expect(box.searched).toEqual([{ text: 'ketle', isTag: false }])
  })

  it('searches at once for the tag that is chosen, and clears the suggestions', async () => {
    const box = searchBox()
    box.types('ket')
    await vi.advanceTimersByTimeAsync(500)
    box.chooses('kettle')
    await vi.advanceTimersByTimeAsync(1000)

    expect(box.searched.at(-1)).toEqual({ text: 'kettle', isTag: true })
    expect(box.asked).toEqual(['ket'])
    expect(box.sees()).toEqual({ state: 'resting', text: 'kettle', suggestions: [] })
  })

  it('keeps the suggestions that start with the typed text', async () => {
    const box = searchBox()
    box.types('ket')
    await vi.advanceTimersByTimeAsync(500)
    box.types('Kettl')
    expect(box.sees().suggestions).toEqual(['kettle'])
    box.types('ketchup')
    expect(box.sees().suggestions).toEqual([])
  })

  it('ignores suggestions that arrive after the next key', async () => {
    let answer = (_tags: readonly string[]) => {}
    const box = searchBox(() => new Promise((resolve) => (answer = resolve)))
    box.types('ket')
    await vi.advanceTimersByTimeAsync(500)
    box.types('kett')
    answer(['ketchup'])
    await vi.advanceTimersByTimeAsync(0)

    expect(box.sees()).toEqual({ state: 'typing', text: 'kett', suggestions: [] })
  })

  it('shows no suggestions if the request fails', async () => {
    const box = searchBox(() => Promise.reject(new Error('no line')))
    box.types('kettle')
    await vi.advanceTimersByTimeAsync(500)

    expect(box.sees()).toEqual({ state: 'resting', text: 'kettle', suggestions: [] })
  })

  it('searches at once when Enter is pressed, and only then', async () => {
    const box = searchBox()
    box.types('kettle')
    box.presses()
    await vi.advanceTimersByTimeAsync(1000)

    expect(box.searched).toEqual([{ text: 'kettle', isTag: false }])
    expect(box.sees()).toEqual({ state: 'resting', text: 'kettle', suggestions: [] })
  })

  it('closes its suggestions, and is empty after navigating back', async () => {
    const box = searchBox()
    box.types('kettle')
    await vi.advanceTimersByTimeAsync(500)
    box.closes()
    expect(box.sees()).toEqual({ state: 'resting', text: 'kettle', suggestions: [] })

    box.types('kettles')
    box.goesBack()
    await vi.advanceTimersByTimeAsync(1000)
    expect(box.sees()).toEqual({ state: 'resting', text: '', suggestions: [] })
    expect(box.searched).toHaveLength(1)
  })
})
